const TYPED = /^([vl])\s*(\d{2})\s*[-–—./\s]?\s*(\d{1,7})$/i;
const DIGITS = 5;

/** The reference that somebody means who types it their way ("v26 42", "V2600042"); null when the text is none. */
export function typedReference(text: string): string | null {
  const [, letter, year, number] = TYPED.exec(text.trim()) ?? [];
  if (letter === undefined || year === undefined || number === undefined) return null;
  return `${letter.toUpperCase()}${year}-${number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0')}`;
}
