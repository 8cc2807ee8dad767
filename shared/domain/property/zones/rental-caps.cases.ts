import { legalCases } from '../../law/legal-cases';
import { depositLimit, tenantFeeCap } from './rental-caps';
import { tenseZoneOf, type TenseZone } from './tense-zone';

const D2014 = 'décret 2014-890 du 1er août 2014, art. 2 (12, 10, 8 €/m²) and 3 (3 €/m²)';
const A2025 =
  'arrêté du 17 juillet 2025, changed by that of 13 November 2025 (12.10, 10.09, 8.07 and 3.03 €/m² from 2026)';

type Row = readonly [zone: TenseZone, size: number, day: string, letting: number, inventory: number, source: string];

const caps = legalCases({
  chapter: 'letting-fee caps',
  rule: ({ zone, size, day }: { zone: TenseZone; size: number; day: string }) => tenantFeeCap(zone, size, day),
  cases: (
    [
      ['VERY_TENSE', 40, '2015-01-15', 480, 120, `${D2014}; the ministry’s example of 2014: 600 € with the inventory`],
      ['VERY_TENSE', 20, '2015-01-15', 240, 60, `${D2014}; the ministry’s example of 2014: 300 € with the inventory`],
      ['TENSE', 20, '2015-01-15', 200, 60, `${D2014}; the ministry’s example of 2014, Toulouse: 260 €`],
      ['TENSE', 50, '2025-09-01', 500, 150, `${D2014}; CLCV, example of 50 m² in Lyon: 500 € and 150 €`],
      ['VERY_TENSE', 40, '2025-12-31', 480, 120, `${D2014}; CLCV, example of 40 m²`],
      ['TENSE', 40, '2025-12-31', 400, 120, `${D2014}; CLCV, example of 40 m²`],
      ['ELSEWHERE', 40, '2025-12-31', 320, 120, `${D2014}; CLCV, example of 40 m²`],
      ['VERY_TENSE', 40, '2026-01-01', 484, 121.2, `${A2025}: 40 × 12.10, 40 × 3.03; CLCV: 4 € more than before`],
      ['TENSE', 40, '2026-01-01', 403.6, 121.2, `${A2025}: 40 × 10.09; CLCV: 3.60 € more than before`],
      ['ELSEWHERE', 40, '2026-01-01', 322.8, 121.2, `${A2025}: 40 × 8.07; CLCV: 2.80 € more than before`],
      [
        'VERY_TENSE',
        25.51,
        '2025-07-24',
        306.12,
        76.53,
        `${D2014}; an advertisement of Boulogne quoted in the press of 24 July 2025: 382.65 €, of which 76.53 €`,
      ],
      ['VERY_TENSE', 9, '2026-06-01', 108.9, 27.27, `${A2025}: 9 × 12.10, 9 × 3.03`],
      [
        'VERY_TENSE',
        33.33,
        '2026-06-01',
        403.29,
        100.98,
        `${A2025}: 403.293 and 100.9899, of which a cap is never rounded up`,
      ],
      [
        'TENSE',
        33.33,
        '2026-06-01',
        336.29,
        100.98,
        `${A2025}: 336.2997 and 100.9899, of which a cap is never rounded up`,
      ],
      ['ELSEWHERE', 62.4, '2026-06-01', 503.56, 189.07, `${A2025}: 503.568 and 189.072`],
      ['ELSEWHERE', 108, '2026-06-01', 871.56, 327.24, `${A2025}: 108 × 8.07, 108 × 3.03`],
      ['TENSE', 71.5, '2024-03-10', 715, 214.5, `${D2014}: 71.5 × 10, 71.5 × 3`],
      ['ELSEWHERE', 50, '2014-09-15', 400, 150, `${D2014}; in force on 15 September 2014: 50 × 8, 50 × 3`],
    ] as const satisfies readonly Row[]
  ).map(([zone, size, day, letting, inventory, source]) => ({
    name: `${size} m², ${zone}, lease of ${day}`,
    input: { zone, size, day },
    expected: { letting, inventory, total: Math.round((letting + inventory) * 100) / 100 },
    source,
  })),
});

/** Paris is in zone A bis, Lyon and Marseille in the annex of the decree of 2013; Pau, in this list, is in none. */
const ZONES = { veryTense: ['75056', '92012'], tense: ['69123', '13055', '64102'] };

const zones = legalCases({
  chapter: 'letting-fee caps',
  rule: (insee: string | null) => tenseZoneOf(insee, ZONES, '2026-11-24'),
  cases: (
    [
      ['Paris', '75056', 'VERY_TENSE', 'commune of the list'],
      ['Paris, 1st arrondissement', '75101', 'VERY_TENSE', 'an arrondissement is of its commune (CGCT, L2511-3)'],
      ['Paris, 20th arrondissement', '75120', 'VERY_TENSE', 'an arrondissement is of its commune (CGCT, L2511-3)'],
      ['Boulogne-Billancourt', '92012', 'VERY_TENSE', 'commune of the list'],
      ['Lyon, 9th arrondissement', '69389', 'TENSE', 'an arrondissement is of its commune (CGCT, L2511-3)'],
      ['Marseille, 16th arrondissement', '13216', 'TENSE', 'an arrondissement is of its commune (CGCT, L2511-3)'],
      ['Bayonne', '64102', 'TENSE', 'commune of the list'],
      ['Pau', '64445', 'ELSEWHERE', 'in no list'],
      ['an unknown commune', null, 'ELSEWHERE', 'in no list'],
    ] as const
  ).map(([name, input, expected, sourceText]) => ({
    name,
    input,
    expected,
    source: `décret 2014-890, art. 2 (arrêté du 1er août 2014, A bis; décret 2013-392, annex): ${sourceText}`,
  })),
});

const deposit = (rent: number, furnished: boolean, expected: number, source: string) => ({
  name: `rent of ${rent} € without charges, ${furnished ? 'furnished' : 'bare'}`,
  input: { rent, furnished },
  expected,
  source,
});

const deposits = legalCases({
  chapter: 'letting-fee caps',
  rule: ({ rent, furnished }: { rent: number; furnished: boolean }) => depositLimit(rent, furnished),
  cases: [
    deposit(700, false, 700, 'loi 89-462, art. 22: one month of rent in principal'),
    deposit(650.5, false, 650.5, 'loi 89-462, art. 22: one month of rent in principal'),
    deposit(700, true, 1_400, 'loi 89-462, art. 25-6: two months of rent in principal'),
    deposit(832.33, true, 1_664.66, 'loi 89-462, art. 25-6: two months of rent in principal'),
  ],
});

export const cases = [caps, zones, deposits];
