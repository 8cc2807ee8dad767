import { bestDuplicates, duplicateScore } from './duplicates';

describe('a likely duplicate', () => {
  it('scores more the more it shares, up to 100', () => {
    expect(duplicateScore(['NAME'])).toBe(20);
    expect(duplicateScore(['NAME_AND_CITY'])).toBe(40);
    expect(duplicateScore(['PHONE', 'NAME_AND_CITY'])).toBe(90);
    expect(duplicateScore(['EMAIL', 'PHONE', 'NAME_AND_CITY'])).toBe(100);
    expect(duplicateScore([])).toBe(0);
  });

  it('is listed best first, then by last change, at most twenty', () => {
    const found = Array.from({ length: 30 }, (_, id) => ({
      score: id === 29 ? 90 : 40,
      contact: { id, modifiedTime: `2026-11-${String(id + 1).padStart(2, '0')}T00:00:00.000Z` },
    }));
    const best = bestDuplicates(found);
    expect(best.map(({ contact }) => contact.id).slice(0, 3)).toEqual([29, 28, 27]);
    expect(best).toHaveLength(20);
  });
});
