import { cutText } from '../../common/text/characters';
import { POLIRIS } from '../poliris-columns';
import { readDate, readNumber } from '../values';

/** "4.12", "4.08-006", "4.1.17", "v4.11.2": as the programs that write the format call it. */
const VERSION = /^v?4[.,](?:[01]?\d)(?:[-. _]?\d{1,4}){0,2}$/i;
/** Recognizes a version number in any column; a rate (4.5) is none. */
const VERSION_PATTERN = /^4[.,](?:0\d|1\d)(?:[-. ]?\d{1,3})?$/;
/** Maximum shift of the version by missing or extra columns. */
const MAX_SHIFT = 40;

/** "1 colonne manque avant", "3 colonnes sont en trop avant". */
function displacementText(shift: number): string {
  const count = Math.abs(shift);
  const [one, many] = shift < 0 ? ['manque', 'manquent'] : ['est en trop', 'sont en trop'];
  return count === 1 ? `1 colonne ${one} avant` : `${count} colonnes ${many} avant`;
}

const quoted = (text: string): string => `«\u00a0${cutText(text, 40)}\u00a0»`;

/** Offset of the version field from its column; 0 when it is nowhere near. */
function shiftOf(fields: readonly string[]): number {
  for (let distance = 1; distance <= MAX_SHIFT; distance += 1)
    for (const shift of [-distance, distance])
      if (VERSION_PATTERN.test((fields[POLIRIS.version - 1 + shift] ?? '').trim())) return shift;
  return 0;
}

function versionProblem(fields: readonly string[]): string | null {
  const version = (fields[POLIRIS.version - 1] ?? '').trim();
  if (VERSION.test(version)) return null;
  const shift = shiftOf(fields);
  if (shift !== 0) {
    return `Colonnes décalées\u00a0: la version du format est au champ ${POLIRIS.version + shift} au lieu du champ ${POLIRIS.version}, ${displacementText(shift)}.`;
  }
  if (version === '') return null;
  return `Colonnes décalées\u00a0: le champ ${POLIRIS.version} doit dire la version du format et dit ${quoted(version)}.`;
}

/** Euros: no code is as high, and no price of a sale as low. */
const MIN_PRICE = 100;

/** Fields with an unmistakable type, each of which reveals a missing earlier column. */
const TYPED: readonly { number: number; wanted: string; fits: (text: string) => boolean }[] = [
  { number: POLIRIS.latitude, wanted: 'une latitude', fits: (text) => readNumber(text) !== null },
  { number: POLIRIS.longitude, wanted: 'une longitude', fits: (text) => readNumber(text) !== null },
  { number: POLIRIS.precision, wanted: 'la précision de la position', fits: (text) => readNumber(text) !== null },
  // a code; when a column is missing, the price without fees stands here
  { number: POLIRIS.payer, wanted: 'qui paie les honoraires', fits: (text) => (readNumber(text) ?? 0) < MIN_PRICE },
  {
    number: POLIRIS.energyDate,
    wanted: 'la date du DPE',
    fits: (text) => readDate(text) !== null || /^[0/.-]+$/.test(text),
  },
];

/** Problem of a certificate date in a field beside its own empty one: columns after the version are shifted. */
function dateProblem(fields: readonly string[]): string | null {
  const at = (number: number) => (fields[number - 1] ?? '').trim();
  if (at(POLIRIS.energyDate) !== '') return null;
  const shift = [-1, 1, -2, 2].find((distance) => readDate(at(POLIRIS.energyDate + distance)) !== null);
  return shift === undefined
    ? null
    : `Colonnes décalées\u00a0: la date du DPE est au champ ${POLIRIS.energyDate + shift} au lieu du champ ${POLIRIS.energyDate}, ${displacementText(shift)}.`;
}

/**
 * Why a line's columns are misplaced, in French: the version (field 301) stands elsewhere, coordinates (298 to 300),
 * payer (302) or certificate date (324) contain something else, or the date is in a field beside its own. Null when all
 * fit.
 */
export function layoutProblem(fields: readonly string[]): string | null {
  const problem = versionProblem(fields) ?? dateProblem(fields);
  if (problem !== null) return problem;
  const misplacedField = TYPED.find(({ number, fits }) => {
    const text = (fields[number - 1] ?? '').trim();
    return text !== '' && !fits(text);
  });
  if (!misplacedField) return null;
  const text = (fields[misplacedField.number - 1] ?? '').trim();
  return `Colonnes décalées\u00a0: le champ ${misplacedField.number} doit dire ${misplacedField.wanted} et dit ${quoted(text)}.`;
}
