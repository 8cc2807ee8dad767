import type { Verdict } from '@pignon/shared/domain/matching/matching.schema';
import { matrixOf, targetCell, isMatch, type Pair } from './match-matrix';

const pair = (contactId: number, reference: string, score: number, ...verdicts: Verdict[]): Pair => ({
  contactId,
  reference,
  score,
  reasons: verdicts.map((verdict) => ({ criterion: 'PRICE', verdict, text: '', share: 100, points: 0 })),
});
const PAIRS = [
  pair(1, 'V1', 40, 'MISS'),
  pair(2, 'V1', 55, 'MATCH', 'MISS'),
  pair(1, 'V2', 70, 'MATCH', 'NEAR'),
  pair(2, 'V2', 90, 'MATCH'),
];

describe('a pair', () => {
  it('matches when no criterion is missed', () => {
    expect(PAIRS.map(isMatch)).toEqual([false, false, true, true]);
    expect(isMatch(pair(1, 'V1', 0))).toBe(false);
  });
});

describe('the matrix of pairs', () => {
  it('starts with the best pair', () => {
    const { references, contactIds, at } = matrixOf(PAIRS, { strict: false });
    expect([references, contactIds]).toEqual([
      ['V2', 'V1'],
      [2, 1],
    ]);
    expect(at('V2', 1)?.score).toBe(70);
  });

  it('keeps only pairs without a miss in strict mode', () => {
    const { references, contactIds, at } = matrixOf(PAIRS, { strict: true });
    expect([references, contactIds, at('V1', 2)]).toEqual([['V2'], [2, 1], undefined]);
  });
});

describe('a key in the matrix', () => {
  it.each([
    ['ArrowRight', [0, 0], [0, 1]],
    ['ArrowUp', [0, 1], [0, 1]],
    ['ArrowDown', [1, 0], [2, 0]],
    ['PageDown', [0, 1], [2, 1]],
    ['End', [1, 0], [1, 1]],
    ['Home', [1, 1], [1, 0]],
  ] as const)('%s moves from %o to %o', (key, from, to) => {
    expect(targetCell(from, key, [3, 2])).toEqual(to);
  });

  it('has no effect when it is another key', () => {
    expect(targetCell([0, 0], 'a', [3, 2])).toBeUndefined();
  });
});
