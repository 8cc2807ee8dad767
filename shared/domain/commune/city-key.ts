import { normalise } from '../common/text/normalise';

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  sts: 'saints',
  stes: 'saintes',
  s: 'sur',
};
/** CEDEX and what follows belong to the post office, not to the place. */
const CEDEX = /\bcedex\b.*$/;
const ARRONDISSEMENT = /\s+(\d{1,2})\s*(?:er?|e|ere|eme|ieme|nd|nde)?(?:\s*arr(?:ondissement|dt|t)?\.?)?$/;
/** Roman numerals are read after these names only: "Henri IV" and "Louis XIV" are no arrondissements. */
const ROMAN_ARRONDISSEMENT =
  /^(paris|lyon|marseille)\s+([xvi]+)(?:\s*(?:er?|e|eme|ieme))?(?:\s*arr(?:ondissement|dt|t)?\.?)?$/;
const ROMANS = [
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
  ...['xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii', 'xviii', 'xix', 'xx'],
];
/** Leading article, which much software omits: "TAILLADES" for "Les Taillades". */
const ARTICLE = /^(?:les?|la|l) (?=.)/;
const COUNTRY_TAIL = /\((?:\d{2,5}|2[ab])\)|\b\d{5}\b/g;

function withDigits(plain: string): string {
  const [, town = '', roman = ''] = ROMAN_ARRONDISSEMENT.exec(plain) ?? [];
  const number = ROMANS.indexOf(roman) + 1;
  return number > 0 ? `${town} ${number}` : plain;
}

/** True for a CEDEX line (post of firms), which is no commune: "BAYONNE CEDEX 9". */
export const isCedex = (city: string): boolean => CEDEX.test(normalise(city));

/**
 * Normalizes a city's name for comparison: "ST JEAN-DE-LUZ CEDEX" and "Saint-Jean-de-Luz" give the same key; "PARIS
 * 15", "Paris XV", "Paris 15ème" and "Paris 15e Arrondissement" give "paris 15".
 */
export function cityKey(city: string): string {
  const plain = withDigits(normalise(city.replace(COUNTRY_TAIL, ' ')).replace(CEDEX, '').trim());
  const arrondissement = ARRONDISSEMENT.exec(plain);
  const name = (arrondissement ? plain.slice(0, arrondissement.index) : plain)
    .split(/[\s.]+/)
    .filter((word) => word !== '')
    .map((word, index) => (word === 's' && index === 0 ? word : (ABBREVIATIONS[word] ?? word)))
    .join(' ')
    .replace(ARTICLE, '');
  return arrondissement ? `${name} ${Number(arrondissement[1])}` : name;
}
