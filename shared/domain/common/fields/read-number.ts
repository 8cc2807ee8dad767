/** A number as people here type or paste it: "250 000 €", "4,5 %", "1.250,50". Null for nothing, undefined for no number. */
export function readNumber(typed: string): number | null | undefined {
  const text = typed.replace(/[\s\u00a0\u202f€%'’]|m²/g, '');
  if (text === '') return null;
  const plain = text.includes(',') ? text.replace(/\./g, '').replace(',', '.') : withoutGroups(text);
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** "1.250.000" has points between thousands; "1250.5" has one before decimals. */
const withoutGroups = (text: string): string =>
  /^[-+]?\d{1,3}(\.\d{3}){2,}$/.test(text) ? text.replace(/\./g, '') : text;
