/** La Poste's establishments do not all follow the check digit: the plain sum of their digits is a multiple of five (Insee). */
const LA_POSTE = '356000000';

const sumOf = (digits: readonly number[]): number => digits.reduce((total, digit) => total + digit, 0);

/** 14 digits whose sum, every second one doubled, is a multiple of ten (Luhn). */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const doubled = digits.map((digit, index) => (index % 2 === 0 ? digit * 2 : digit));
  const isLuhn = sumOf(doubled.map((value) => (value > 9 ? value - 9 : value))) % 10 === 0;
  return isLuhn || (text.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0);
}
