/** "de Bayonne", "d’Anglet", "du Boucau", "des Sables-d’Olonne". */
export function ofPlace(name: string): string {
  if (/^Les\s/.test(name)) return `des ${name.slice(4)}`;
  if (/^Le\s/.test(name)) return `du ${name.slice(3)}`;
  return /^[aeiouyhâàéèêëîïôœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** "à Bayonne", "au Boucau", "aux Sables-d’Olonne". */
export function atPlace(name: string): string {
  if (/^Les\s/.test(name)) return `aux ${name.slice(4)}`;
  return /^Le\s/.test(name) ? `au ${name.slice(3)}` : `à ${name}`;
}
