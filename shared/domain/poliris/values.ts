import { withoutInvisible, withoutForbiddenCharacters } from '../common/text/characters';
import { readNumber as readTyped, twoReadings, type NumberKind } from '../common/fields/read-number';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  deg: '°',
  sup2: '²',
  sup3: '³',
  bull: '•',
  middot: '·',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  aacute: 'á',
  ccedil: 'ç',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ouml: 'ö',
  ugrave: 'ù',
  ucirc: 'û',
  uuml: 'ü',
  oelig: 'œ',
  aelig: 'æ',
  ntilde: 'ñ',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  Eacute: 'É',
  Egrave: 'È',
  Ecirc: 'Ê',
  Agrave: 'À',
  Acirc: 'Â',
  Ccedil: 'Ç',
  Icirc: 'Î',
  Ocirc: 'Ô',
  OElig: 'Œ',
  copy: '©',
  reg: '®',
  frac12: '½',
  times: '×',
  ldquo: '“',
  rdquo: '”',
};

const LAST_CODE_POINT = 0x10ffff;

function decodeEntity(whole: string, name: string): string {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : NaN;
  if (code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff)) return String.fromCodePoint(code);
  return NAMED[name] ?? whole;
}

const decodeEntities = (text: string) => text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8}\d{0,2});/gi, decodeEntity);

/** Plain text of a field: `<br>` as line breaks, other markup removed, entities decoded (twice if escaped twice). */
export function plainText(field: string): string {
  return withoutInvisible(withoutForbiddenCharacters(decodeEntities(decodeEntities(field))))
    .replace(/<\s*(?:br|\/p|\/div|\/li)\s*\/?\s*>/gi, '\n')
    .replace(/<\s*li[^>]*>/gi, '• ')
    .replace(/<\/?[a-z][^>]{0,200}>/gi, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\r?\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const plainLine = (field: string) => plainText(field).replace(/\s+/g, ' ');

/**
 * Parses "1 250 000,00 €", "295000.00", "1.250.000"; null when invalid. The format writes decimal points: in an
 * ambiguous NUMBER a point is decimal, and a comma groups thousands.
 */
export function readNumber(field: string, kind: NumberKind = 'NUMBER'): number | null {
  const value = readTyped(field, kind);
  if (value !== undefined) return value;
  const open = twoReadings(field);
  return open && (field.includes(',') ? open.thousands : open.decimal);
}

/** Like readNumber, with zero and negative numbers as unknown. */
export function readPositiveNumber(field: string, kind?: NumberKind): number | null {
  const value = readNumber(field, kind);
  return value !== null && value > 0 ? value : null;
}

export function readCount(field: string, max = 1000): number | null {
  const value = readPositiveNumber(field);
  return value !== null && value <= max ? Math.round(value) : null;
}

/** OUI, O, 1, VRAI, TRUE, X; null when empty. */
export function readBoolean(field: string): boolean | null {
  const text = field.trim().toLowerCase();
  if (['oui', 'o', '1', 'vrai', 'true', 'x', 'yes', 'y'].includes(text)) return true;
  return ['non', 'n', '0', 'faux', 'false', 'no'].includes(text) ? false : null;
}

/** `JJ/MM/AAAA` (or ISO) to an ISO date; null for 00/00/0000 and for days that do not exist. */
export function readDate(field: string): string | null {
  const text = field.trim();
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const parts = french ? [french[3], french[2], french[1]] : iso?.slice(1);
  if (!parts) return null;
  const [year, month, day] = parts.map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1900 && year <= 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
