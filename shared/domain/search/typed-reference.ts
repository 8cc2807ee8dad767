const TYPED = /^([vl])\s*(\d{2})\s*[-–—./\s]?\s*(\d{1,7})$/i;
const DIGITS = 5;

/** Parses a loosely typed reference ("v26 42", "V2600042"); null when invalid. */
export function typedReference(text: string): string | null {
  const typed = TYPED.exec(text.trim());
  if (!typed) return null;
  const [, letter, year, number] = typed as unknown as [string, string, string, string];
  return `${letter.toUpperCase()}${year}-${number.replace(/^0+/, '').padStart(DIGITS, '0')}`;
}
