import { frenchFixed, frenchNumber } from './french-number';

export { frenchFixed, frenchNumber };

const NO_BREAK = '\u00a0';

/** `1 250 000 €`; cents only when not zero. */
export function frenchEuros(euros: number): string {
  const text = Number.isInteger(euros) ? frenchNumber(euros) : frenchFixed(euros, 2);
  return `${text}${NO_BREAK}€`;
}

/** A rate in percent (4.5 for `4,5 %`). */
export const frenchPercent = (rate: number, decimals = 2): string => `${frenchNumber(rate, decimals)}${NO_BREAK}%`;

/** `85 m²`, `62,4 m²`. */
export const frenchArea = (squareMetres: number): string => `${frenchNumber(squareMetres, 2)}${NO_BREAK}m²`;

/** `800 m`, `1,2 km`, `14 km`. */
export function frenchDistance(kilometres: number): string {
  if (kilometres < 0.95) return `${frenchNumber(Math.max(10, Math.round(kilometres * 100) * 10))}${NO_BREAK}m`;
  return `${frenchNumber(kilometres, kilometres < 9.95 ? 1 : 0)}${NO_BREAK}km`;
}

/** An ISO date as `21/11/2026`. */
export const frenchDay = (day: string): string => day.slice(0, 10).split('-').reverse().join('/');

/** `1 pièce`, `4 pièces`: in French one and a half is still singular. */
export const frenchCount = (count: number, one: string, several = `${one}s`): string =>
  `${frenchNumber(count)}${NO_BREAK}${Math.abs(count) < 2 ? one : several}`;

/** "a", "a et b", "a, b et c". */
export function frenchList(words: readonly string[], last: 'et' | 'ou' = 'et'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** Lowers the first letter, for a label inside a sentence; initialisms such as "SMS" keep theirs. */
export const uncapitalize = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
