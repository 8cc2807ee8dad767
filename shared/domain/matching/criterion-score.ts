import type { Verdict } from './matching.schema';

/** Score of one criterion; `grade` is 1 for a match, 0 for a miss, in between for a near miss. */
export interface CriterionScore {
  verdict: Verdict;
  grade: number;
  text: string;
}

/** At the edge of what still counts as near, this much of the criterion is left. */
const MIN_NEAR = 0.5;

/** A near miss is worth less the farther it lies: `share` 0 touches what is asked, 1 is the edge of near. */
export const nearGrade = (share: number): number => 1 - (1 - MIN_NEAR) * share;

export const match = (text: string): CriterionScore => ({ verdict: 'MATCH', grade: 1, text });
export const near = (share: number, text: string): CriterionScore => ({
  verdict: 'NEAR',
  grade: nearGrade(share),
  text,
});
export const miss = (text: string): CriterionScore => ({ verdict: 'MISS', grade: 0, text });

/** There are many properties, and few kinds and communes: each is scored once. */
export function oncePer<Value>(scorer: (value: Value) => CriterionScore): (value: Value) => CriterionScore {
  const scored = new Map<Value, CriterionScore>();
  return (value) => {
    const known = scored.get(value) ?? scorer(value);
    scored.set(value, known);
    return known;
  };
}
