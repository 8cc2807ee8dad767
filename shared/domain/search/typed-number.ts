// nine digits always fit into an integer of PostgreSQL
const TYPED = /^(?:mandat\s*)?(?:n\s*[°ºo]?\.?\s*)?([1-9]\d{0,8})$/i;
const GROUP = /(\d)[\s\u00a0\u202f.](?=\d{3}(?!\d))/g;

/** The number in the register of mandates that somebody means ("42", "n° 1 042", "mandat 42"); null when the text is none. */
export function typedRegisterNumber(text: string): number | null {
  const digits = TYPED.exec(text.trim().replace(GROUP, '$1'))?.[1];
  return digits === undefined ? null : Number(digits);
}
