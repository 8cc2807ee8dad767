import path from 'node:path';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { TENSE_COMMUNES } from './tense-communes';
import { isListed, tenseZoneOf, zoneListOf } from './tense-zone';
import { VERY_TENSE_COMMUNES } from './very-tense-communes';

const DAY = '2026-11-24';
const NO_ZONES = { veryTense: [], tense: [] };

describe('a list of communes', () => {
  it('includes an arrondissement by its city', () => {
    expect(isListed('69383', ['69123'])).toBe(true);
    expect(isListed('13208', ['13055'])).toBe(true);
    expect(isListed('75121', ['75056'])).toBe(false);
    expect(isListed(null, ['75056'])).toBe(false);
  });

  it('has existing codes, each once', () => {
    const table = path.join(__dirname, '../../../../api/reference-data/communes.tsv.gz');
    const known = new Set(
      gunzipSync(readFileSync(table))
        .toString()
        .split('\n')
        .map((line) => line.split('\t')[0]),
    );
    for (const { value } of [...VERY_TENSE_COMMUNES.periods, ...TENSE_COMMUNES.periods]) {
      expect(value.filter((code) => !known.has(code))).toEqual([]);
      expect(new Set(value).size).toBe(value.length);
    }
  });
});

describe('the agency’s list of communes', () => {
  it('overrides the lists of the law', () => {
    const own = { veryTense: ['64102'], tense: ['64445'], elsewhere: ['75056'] };
    expect(tenseZoneOf('64102', own, DAY)).toBe('VERY_TENSE');
    expect(tenseZoneOf('64445', own, DAY)).toBe('TENSE');
    expect(tenseZoneOf('75116', own, DAY)).toBe('ELSEWHERE');
    expect(tenseZoneOf('33063', own, DAY)).toBe('TENSE');
  });

  it('applies from its day on', () => {
    const own = { ...NO_ZONES, elsewhere: ['64102'], since: '2026-12-01' };
    expect(tenseZoneOf('64102', own, '2026-11-30')).toBe('TENSE');
    expect(tenseZoneOf('64102', own, '2026-12-01')).toBe('ELSEWHERE');
  });
});

describe('the source of a zone', () => {
  it('is the law with its day, or the agency’s list', () => {
    expect(zoneListOf('75116', NO_ZONES, DAY)).toEqual({ isOwn: false, since: '2025-09-07' });
    expect(zoneListOf('75116', NO_ZONES, '2025-01-01')).toEqual({ isOwn: false, since: '2024-07-05' });
    expect(zoneListOf('64102', NO_ZONES, DAY)).toEqual({ isOwn: false, since: '2025-12-24' });
    expect(zoneListOf('64102', { ...NO_ZONES, tense: ['64102'], since: '2026-01-01' }, DAY)).toEqual({
      isOwn: true,
      since: '2026-01-01',
    });
    expect(zoneListOf('64102', { ...NO_ZONES, tense: ['64102'] }, DAY)).toEqual({ isOwn: true, since: null });
  });
});
