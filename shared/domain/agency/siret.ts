/** La Poste's establishments alone do not follow the check digit. */
const LA_POSTE = '356000000';

/** 14 digits whose sum, every second one doubled, is a multiple of ten (Luhn). */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  if (text.startsWith(LA_POSTE)) return true;
  const sum = Array.from(text, Number).reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
