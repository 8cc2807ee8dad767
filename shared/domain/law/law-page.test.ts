import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dayOf } from '../common/day';
import { lawPage, rulesOf, type PlacedRule } from './test/law-page';

const DOMAIN = path.join(__dirname, '..');
const PAGE = path.join(DOMAIN, '../../docs/law.md');
const DAY = /^\d{4}-\d\d-\d\d$/;

describe('the page of dated legal rules', () => {
  let rules: PlacedRule[];
  beforeAll(async () => {
    rules = await rulesOf(DOMAIN, (file) => Promise.resolve(jest.requireActual<object>(file)));
  });

  /* `npm run records` writes it; lawyers review its diff. */
  it('equals the rules', () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(lawPage(rules));
  });

  it('has a legal source for each rule, and the day of its last check', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { rule } of rules) {
      expect(rule.source).toMatch(/\d/);
      expect(rule.checked).toMatch(DAY);
      expect(rule.checked <= dayOf()).toBe(true);
    }
  });

  it('lists the periods of each rule in order', () => {
    for (const { file, rule } of rules) {
      const days = rule.periods.flatMap(({ since, until }) => [since ?? '0000-01-01', ...(until ? [until] : [])]);
      expect([file, days]).toEqual([file, [...days].sort()]);
      expect(rule.periods).not.toEqual([]);
      expect(rule.periods.slice(1).every(({ since }) => since !== null && DAY.test(since))).toBe(true);
    }
  });

  it('omits exports that are no rule, and ends each period on the day before the next', () => {
    const page = lawPage([
      {
        file: 'shared/domain/agency/made-up.ts',
        rule: {
          rule: 'A B',
          source: 'loi 2020-1',
          checked: '2026-11-24',
          periods: [
            { since: null, value: { A: 1, B: [true, 'none | x'] } },
            { since: '2024-03-01', until: '2025-12-31', value: Infinity, source: 'loi 2024-1' },
          ],
        },
      },
    ]);
    expect(page).toContain('## agency\n\n### A B\n\n`shared/domain/agency/made-up.ts`, checked 2026-11-24.');
    expect(page).toMatch(/\| always {5}\| 2024-02-29 \| A 1, B yes, none \\\| x \| loi 2020-1 \|/);
    expect(page).toMatch(/\| 2024-03-01 \| 2025-12-31 \| no limit {14}\| loi 2024-1 \|/);
  });
});
