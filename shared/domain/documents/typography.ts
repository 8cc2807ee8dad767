const NO_BREAK = '\u00a0';

/** Sets no-break spaces by French typography: before ; : ! ? » € %, after « and n°, between a number and its unit. */
export function typeset(text: string): string {
  return text
    .replace(/ (?=[;:!?»€%])/g, NO_BREAK)
    .replace(/(?<=[«°]) /g, NO_BREAK)
    .replace(/(?<=\d) (?=(?:mois|jours|euros|ans|m²)(?![\p{L}]))/gu, NO_BREAK)
    .replace(/(?<=\bart\.) /g, NO_BREAK);
}
