import type { Match } from './matcher';
import { rankAll } from './rank';

const matches: Record<string, Match> = {
  poor: { score: 40, misses: 2, reasons: [] },
  fair: { score: 80, misses: 1, reasons: [] },
  near: { score: 80, misses: 0, reasons: [] },
  good: { score: 100, misses: 0, reasons: [] },
  twin: { score: 100, misses: 0, reasons: [] },
};
const names = (options?: Parameters<typeof rankAll>[2]) =>
  rankAll(Object.keys(matches), (name) => matches[name] ?? { score: 0, misses: 0, reasons: [] }, options).map(
    ({ item, rank }) => `${rank} ${item}`,
  );

describe('ranking', () => {
  it('sorts best first, then by fewer misses, then in the given order', () => {
    expect(names()).toEqual(['1 good', '2 twin', '3 near', '4 fair', '5 poor']);
  });

  it('drops missed criteria in strict mode, and keeps near ones', () => {
    expect(names({ strict: true })).toEqual(['1 good', '2 twin', '3 near']);
  });

  it('stops at the limit', () => {
    expect(names({ limit: 2 })).toEqual(['1 good', '2 twin']);
  });
});
