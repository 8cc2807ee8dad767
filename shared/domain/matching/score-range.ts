import { frenchArea, frenchCount, frenchEuros, frenchNumber, frenchPercent } from '../common/french';
import { priceText } from '../property/price/price-text';
import type { TransactionType } from '../property/property.enums';
import { match, memoize, miss, near, type CriterionScore } from './criterion-score';

/** `[min, max]`; null for no bound. */
export type Bounds = readonly [number | null, number | null];

/** Maximum deviation of a near price or area, as a share. */
const NEAR_SHARE = 0.1;
/** Rooms by which a value is a near miss. */
const NEAR_ROOMS = 1;
const NEAR_ROOMS_SHARE = 0.7;
const COLON = '\u00a0: ';

const isUnbounded = ([min, max]: Bounds) => min === null && max === null;

function boundsText([min, max]: Bounds, text: (value: number) => string): string {
  if (min !== null && max !== null) return min === max ? text(min) : `de ${text(min)} à ${text(max)}`;
  return min !== null ? `${text(min)} au moins` : `${text(max ?? 0)} au plus`;
}

interface Gap {
  /** Violated bound. */
  bound: number;
  below: boolean;
  /** Difference, in the unit of the value. */
  by: number;
}

/** Finds the violated bound and the difference; null within the bounds. */
function gapOf(value: number, [min, max]: Bounds): Gap | null {
  if (min !== null && value < min) return { bound: min, below: true, by: min - value };
  if (max !== null && value > max) return { bound: max, below: false, by: value - max };
  return null;
}

const shareOf = ({ bound, by }: Gap) => (bound === 0 ? Infinity : by / bound);
/** ", soit 5,3 %"; never "0 %" of a missing value. */
const percentText = (share: number) =>
  Number.isFinite(share) ? `, soit ${frenchPercent(Math.max(0.1, share * 100), share < NEAR_SHARE ? 1 : 0)}` : '';

interface Wording {
  unknown: string;
  /** "261 250 €". */
  value: (value: number) => string;
  bound: (value: number) => string;
  within: string;
  /** Sentence about a difference: "12 000 € au-dessus du budget". */
  below: (by: string) => string;
  above: (by: string) => string;
}

/** Builds the scorer of an amount or area; an unknown value is missed. */
function relativeScorer(bounds: Bounds, wording: Wording): (value: number | null) => CriterionScore {
  const wantedText = boundsText(bounds, wording.bound);
  return (value) => {
    if (value === null) return miss(`${wording.unknown} (demandé${COLON}${wantedText})`);
    const gap = gapOf(value, bounds);
    const head = `${wording.value(value)}${COLON}`;
    if (!gap) return match(`${head}${wording.within} (${wantedText})`);
    const share = shareOf(gap);
    const by = wording.bound(gap.by);
    const words = gap.below ? wording.below(by) : wording.above(by);
    const text = `${head}${words}${percentText(share)} (${wantedText})`;
    return share <= NEAR_SHARE ? near(share / NEAR_SHARE, text) : miss(text);
  };
}

/** Scores prices against bounds; null when both are open. */
export function priceScorer(
  bounds: Bounds,
): ((facts: { price: number | null; transactionType: TransactionType }) => CriterionScore) | null {
  if (isUnbounded(bounds)) return null;
  const scorers = { SALE: priceWording('SALE'), RENT: priceWording('RENT') };
  function priceWording(kind: TransactionType) {
    return relativeScorer(bounds, {
      unknown: 'Prix non renseigné',
      value: (value) => priceText(value, kind),
      bound: frenchEuros,
      within: 'dans le budget',
      below: (by) => `${by} au-dessous du budget`,
      above: (by) => `${by} au-dessus du budget`,
    });
  }
  return ({ price, transactionType }) => scorers[transactionType](price);
}

export function areaScorer(
  bounds: Bounds,
  kind: 'HOME_SIZE' | 'LAND_SIZE',
): ((value: number | null) => CriterionScore) | null {
  if (isUnbounded(bounds)) return null;
  const suffix = kind === 'HOME_SIZE' ? ' habitables' : ' de terrain';
  return relativeScorer(bounds, {
    unknown: kind === 'HOME_SIZE' ? 'Surface habitable non renseignée' : 'Surface du terrain non renseignée',
    value: (value) => `${frenchArea(value)}${suffix}`,
    bound: frenchArea,
    within: 'comme demandé',
    below: (by) => `${by} de moins que demandé`,
    above: (by) => `${by} de plus que demandé`,
  });
}

export function countScorer(
  bounds: Bounds,
  noun: 'pièce' | 'chambre',
): ((value: number | null) => CriterionScore) | null {
  if (isUnbounded(bounds)) return null;
  const wantedText = boundsText(bounds, (value) => frenchNumber(value));
  return memoize((value) => {
    if (value === null) return miss(`Nombre de ${noun}s non renseigné (demandé${COLON}${wantedText})`);
    const gap = gapOf(value, bounds);
    const head = `${frenchCount(value, noun)}${COLON}`;
    if (!gap) return match(`${head}comme demandé (${wantedText})`);
    const count = gap.by === 1 ? 'une' : frenchNumber(gap.by);
    const text = `${head}${count} de ${gap.below ? 'moins' : 'plus'} que demandé (${wantedText})`;
    return gap.by <= NEAR_ROOMS ? near(NEAR_ROOMS_SHARE, text) : miss(text);
  });
}
