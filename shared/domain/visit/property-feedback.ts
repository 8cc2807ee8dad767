import type { PropertyFeedback, ToldVisit } from './property-feedback.schema';
import { NEXT_STEPS, PRICE_OPINIONS } from './visit.enums';

/** Maximum number of visits listed. */
export const FEEDBACK_VISITS = 100;

const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => normalised(text).split(/[^\p{L}\p{N}]+/u);

/** True when a text uses one of these names with a civility: « Mme Harispe trouve… ». */
export function callsSomebody(point: string, names: readonly string[]): boolean {
  const label = wordsOf(point).join(' ');
  return names.some((name) => {
    const pointKey = wordsOf(name).filter(Boolean).join(' ');
    return pointKey !== '' && ` ${label} `.includes(` ${pointKey} `);
  });
}

const CIVILITY = /(?<![\p{L}\p{N}])(?:M|MM|Mr|Mme|Mmes|Mlle|Monsieur|Madame|Mademoiselle)\.?\s+\p{Lu}/u;
const ADDRESS = /\S@\S/;
const TELEPHONE = /(?:\d[\s.-]?){9,}/;

/**
 * True when a text may identify a person: one of these names, a civility with a name, an e-mail address or a telephone.
 */
export const mayIdentify = (text: string, names: readonly string[]): boolean =>
  CIVILITY.test(text) || ADDRESS.test(text) || TELEPHONE.test(text) || callsSomebody(text, names);

/** Points by frequency, ignoring case. */
function countPoints(points: readonly string[]): { text: string; count: number }[] {
  const known = new Map<string, { text: string; count: number }>();
  for (const text of points) {
    const point = known.get(normalised(text));
    if (point) point.count += 1;
    else known.set(normalised(text), { text, count: 1 });
  }
  return [...known.values()].sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, 'fr'));
}

function medianOf(amounts: readonly number[]): number | null {
  const sorted = [...amounts].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function tally<K extends string>(keys: readonly K[], values: readonly (K | null)[]): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, values.filter((value) => value === key).length])) as Record<
    K,
    number
  >;
}

/** Sums up feedback on a property: `visits` took place, `feedbackVisits` have feedback, latest first. */
export function summarizeFeedback(visits: number, feedbackVisits: readonly ToldVisit[]): PropertyFeedback {
  const amounts = feedbackVisits.flatMap(({ priceAmount }) => priceAmount ?? []);
  const sum = feedbackVisits.reduce((total, { interest }) => total + interest, 0);
  return {
    visits,
    told: feedbackVisits.length,
    interest: feedbackVisits.length === 0 ? null : sum / feedbackVisits.length,
    positives: countPoints(feedbackVisits.flatMap(({ positives }) => positives)),
    negatives: countPoints(feedbackVisits.flatMap(({ negatives }) => negatives)),
    priceOpinions: tally(
      PRICE_OPINIONS,
      feedbackVisits.map(({ priceOpinion }) => priceOpinion),
    ),
    priceAmount: { median: medianOf(amounts), count: amounts.length },
    next: tally(
      NEXT_STEPS,
      feedbackVisits.map(({ next }) => next),
    ),
    content: feedbackVisits.slice(0, FEEDBACK_VISITS),
  };
}
