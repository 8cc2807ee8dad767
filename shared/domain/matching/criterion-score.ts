import type { Verdict } from './matching.schema';

/** Score of one criterion; `grade` is 1 for a match, 0 for a miss, in between for a near miss. */
export interface CriterionScore {
  verdict: Verdict;
  grade: number;
  text: string;
}

/** Share of the points left at the outer limit of "near". */
const MIN_NEAR = 0.5;

/** Grade of a near miss: 1 at the requested bound (`share` 0), MIN_NEAR at the limit (`share` 1). */
export const nearGrade = (share: number): number => 1 - (1 - MIN_NEAR) * share;

export const match = (text: string): CriterionScore => ({ verdict: 'MATCH', grade: 1, text });
export const near = (share: number, text: string): CriterionScore => ({
  verdict: 'NEAR',
  grade: nearGrade(share),
  text,
});
export const miss = (text: string): CriterionScore => ({ verdict: 'MISS', grade: 0, text });

/** Caches scores by value: many properties have few kinds and communes. */
export function memoize<Value>(scorer: (value: Value) => CriterionScore): (value: Value) => CriterionScore {
  const scored = new Map<Value, CriterionScore>();
  return (value) => {
    const known = scored.get(value) ?? scorer(value);
    scored.set(value, known);
    return known;
  };
}
