import type { Polygon } from '../common/geo/geo.schema';
import type { Criterion } from '../contact/criterion.schema';
import type { PropertyType, TransactionType } from '../property/property.enums';
import type { Places, PropertyFacts } from './facts';
import { scoreTransaction, scoreType } from './score-kind';
import { cityScorer, polygonScorer } from './score-place';
import { areaScorer, countScorer, priceScorer, type Bounds } from './score-range';
import { memoize, type CriterionScore } from './criterion-score';
import { CRITERION_KEYS, type CriterionKey } from './criterion-keys';
import type { Reason } from './matching.schema';
import { FULL_SCORE, pointsOf, weightShares } from './points';

export interface Match {
  score: number;
  reasons: Reason[];
  /** Number of missed criteria. */
  misses: number;
}

type Scorer = (facts: PropertyFacts) => CriterionScore;

/** Values of all criteria of one kind: lists are joined; of several ranges the first counts. */
function valuesOf<Value>(criteria: readonly Criterion[], key: CriterionKey): Value[] {
  return criteria.filter((each) => each.key.key === key).flatMap(({ values }) => [...values] as Value[]);
}

function boundsOf(criteria: readonly Criterion[], key: CriterionKey): Bounds {
  const [min = null, max = null] = valuesOf<number | null>(criteria, key);
  return [min, max];
}

function scorerOf(key: CriterionKey, criteria: readonly Criterion[], places: Places): Scorer | null {
  switch (key) {
    case 'TRANSACTION_TYPE': {
      const wantedValues = valuesOf<TransactionType>(criteria, key);
      const scorer = memoize((offered: TransactionType) => scoreTransaction(wantedValues, offered));
      return wantedValues.length === 0 ? null : (facts) => scorer(facts.transactionType);
    }
    case 'TYPE': {
      const wantedValues = valuesOf<PropertyType>(criteria, key);
      const scorer = memoize((offered: PropertyType) => scoreType(wantedValues, offered));
      return wantedValues.length === 0 ? null : (facts) => scorer(facts.propertyType);
    }
    case 'CITY': {
      const wantedValues = valuesOf<string>(criteria, key);
      return wantedValues.length === 0 ? null : cityScorer(wantedValues, places);
    }
    case 'POLYGON': {
      const wantedValues = valuesOf<Polygon>(criteria, key);
      return wantedValues.length === 0 ? null : polygonScorer(wantedValues);
    }
    case 'PRICE':
      return priceScorer(boundsOf(criteria, key));
    case 'HOME_SIZE':
    case 'LAND_SIZE': {
      const scorer = areaScorer(boundsOf(criteria, key), key);
      return scorer && ((facts) => scorer(key === 'HOME_SIZE' ? facts.homeSize : facts.landSize));
    }
    case 'ROOMS':
    case 'BEDROOM': {
      const scorer = countScorer(boundsOf(criteria, key), key === 'ROOMS' ? 'pièce' : 'chambre');
      return scorer && ((facts) => scorer(key === 'ROOMS' ? facts.rooms : facts.bedrooms));
    }
  }
}

/** A wrong kind of transaction excludes a property, whatever else matches. */
const rulesOut = ({ criterion, verdict }: Reason): boolean => criterion === 'TRANSACTION_TYPE' && verdict === 'MISS';

function reasonOf(criterion: CriterionKey, share: number, score: CriterionScore): Reason {
  return { criterion, verdict: score.verdict, text: score.text, share, points: pointsOf(score, share) };
}

/**
 * Compiles a customer's criteria into a function that scores properties. A criterion is met, near or missed; near are
 * prices and areas up to 10 % off, one room more or less, a similar kind, a commune within 10 km, a place within 2 km
 * of a drawn area. An unknown value is missed. Criteria share a hundred points; the score is the sum earned.
 */
export function matcherOf(criteria: readonly Criterion[], places: Places): (facts: PropertyFacts) => Match {
  const scorers = CRITERION_KEYS.flatMap((key) => {
    const scorer = scorerOf(key, criteria, places);
    return scorer ? [{ key, scorer }] : [];
  });
  const shares = weightShares(scorers.map(({ key }) => key));
  return (facts) => {
    const reasons = scorers.map(({ key, scorer }, index) => reasonOf(key, shares[index] ?? 0, scorer(facts)));
    if (reasons.some(rulesOut)) for (const reason of reasons) reason.points = 0;
    let [score, misses] = [reasons.length === 0 ? FULL_SCORE : 0, 0];
    for (const { points, verdict } of reasons) {
      score += points;
      if (verdict === 'MISS') misses += 1;
    }
    return { score, reasons, misses };
  };
}
