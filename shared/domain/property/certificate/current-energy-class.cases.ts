import { legalCases } from '../../law/legal-cases';
import { aProperty } from '../test/a-property';
import { energyClassOf, gesClassOf } from '../energy';
import type { EnergyClass, HeatingKind } from '../property.enums';
import { primaryOn } from './electricity';
import { presentClass } from './current-energy-class';

const SMALL = 'arrêté du 31 mars 2021, annexe 5, as written by the arrêté du 25 mars 2024 (JO du 20 avril 2024)';
const SCALE = 'arrêté du 31 mars 2021, annexe 5';
const FACTOR = 'arrêté du 13 août 2025 (JO du 26 août 2025): 1,9 from 1 January 2026 in place of 2,3';

interface Values {
  energy: number;
  ges: number;
  area: number | null;
  day: string;
}
type Row = [energy: number, ges: number, area: number | null, day: string, expected: EnergyClass];
const ROWS: readonly Row[] = [
  [329, 10, 60, '2026-11-24', 'E'],
  [330, 10, 60, '2026-11-24', 'F'],
  [330, 10, 40, '2026-11-24', 'F'],
  [384, 10, 20, '2024-06-30', 'F'],
  [384, 10, 20, '2024-07-01', 'E'],
  [385, 10, 20, '2024-07-01', 'F'],
  [348, 10, 30, '2024-07-01', 'E'],
  [349, 10, 30, '2024-07-01', 'F'],
  [475, 10, 20, '2026-11-24', 'F'],
  [476, 10, 20, '2026-11-24', 'G'],
  [739, 10, 8, '2026-11-24', 'G'],
  [738, 10, 8, '2026-11-24', 'F'],
  [738, 10, 6, '2026-11-24', 'F'],
  [145, 10, 8, '2026-11-24', 'A'],
  [400, 10, null, '2026-11-24', 'F'],
  [100, 103, 20, '2026-11-24', 'F'],
  [100, 104, 20, '2026-11-24', 'G'],
];

const classes = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ energy, ges, area, day }: Values) => energyClassOf(energy, ges, { area, day }),
  cases: ROWS.map(([energy, ges, area, day, expected]) => ({
    name: `${energy} kWh and ${ges} kg of ${area ?? 'unknown'} m² on ${day}`,
    input: { energy, ges, area, day },
    expected,
    source: area !== null && area < 40 ? SMALL : SCALE,
  })),
});

const climate = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ ges, area, day }: Omit<Values, 'energy'>) => gesClassOf(ges, { area, day }),
  cases: [
    { name: '99 kg of 60 m²', input: { ges: 99, area: 60, day: '2026-11-24' }, expected: 'F' as const, source: SCALE },
    {
      name: '100 kg of 60 m²',
      input: { ges: 100, area: 60, day: '2026-11-24' },
      expected: 'G' as const,
      source: SCALE,
    },
    {
      name: '103 kg of 20 m²',
      input: { ges: 103, area: 20, day: '2026-11-24' },
      expected: 'F' as const,
      source: SMALL,
    },
    { name: '121 kg of 8 m²', input: { ges: 121, area: 8, day: '2026-11-24' }, expected: 'F' as const, source: SMALL },
  ],
});

const round = (value: number) => Math.round(value * 100) / 100;
const factors = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ primary, final, electric }: { primary: number; final: number | null; electric: boolean }) =>
    round(primaryOn({ primary, final, electric }, '2024-05-02', '2026-11-24')?.primary ?? 0),
  cases: [
    {
      name: 'all electric: 230 kWh of primary energy are 100 of final energy',
      input: { primary: 230, final: 100, electric: true },
      expected: 190,
      source: `${FACTOR}; 100 × 1,9`,
    },
    {
      name: 'all electric without its final energy',
      input: { primary: 345, final: null, electric: true },
      expected: 285,
      source: `${FACTOR}; 345 / 2,3 × 1,9`,
    },
    {
      name: 'gas with 20 kWh of electricity: 146 = 100 + 2,3 × 20',
      input: { primary: 146, final: 120, electric: false },
      expected: 138,
      source: `${FACTOR}; 100 + 1,9 × 20`,
    },
    {
      name: 'gas of which the final energy is not known',
      input: { primary: 200, final: null, electric: false },
      expected: 200,
      source: `${FACTOR}; the share of electricity is not known`,
    },
  ],
});

interface Home {
  letter: EnergyClass;
  energy: number;
  ges: number;
  heating: HeatingKind;
  date: string;
  area?: number;
  final?: number;
  insee?: string;
}
const hint = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ letter, energy, ges, heating, date, area = 120, final, insee = '64102' }: Home) => {
    const house = aProperty();
    const found = presentClass(
      {
        ...house,
        location: { ...house.location, insee },
        propertyMetadata: { ...house.propertyMetadata, heating, homeSize: area },
        energyEfficiency: {
          ...house.energyEfficiency,
          date,
          energyClass: letter,
          energyValue: energy,
          gesValue: ges,
          finalEnergyValue: final ?? null,
        },
      },
      '2026-11-24',
    );
    return found && `${found.energyClass} ${found.changes.join('+')}${found.exact ? '' : ' at best'}`;
  },
  cases: [
    {
      name: 'an electric house of class F of 2024 would be E',
      input: { letter: 'F' as const, energy: 345, ges: 11, heating: 'ELECTRIC' as const, date: '2024-09-01' },
      expected: 'E ELECTRICITY at best',
      source: `${FACTOR}; 345 / 2,3 × 1,9 = 285, below 330`,
    },
    {
      name: 'the same with its final energy is exact',
      input: {
        letter: 'F' as const,
        energy: 345,
        ges: 11,
        heating: 'ELECTRIC' as const,
        date: '2024-09-01',
        final: 150,
      },
      expected: 'E ELECTRICITY',
      source: `${FACTOR}; 150 × 1,9 = 285, below 330`,
    },
    {
      name: 'one made since 2026 stays',
      input: { letter: 'F' as const, energy: 345, ges: 11, heating: 'ELECTRIC' as const, date: '2026-01-01' },
      expected: null,
      source: FACTOR,
    },
    {
      name: 'one heated by gas stays where nothing is known of its electricity',
      input: { letter: 'F' as const, energy: 345, ges: 60, heating: 'GAS' as const, date: '2024-09-01' },
      expected: null,
      source: FACTOR,
    },
    {
      name: 'the climate class may hold it back',
      input: { letter: 'F' as const, energy: 345, ges: 80, heating: 'ELECTRIC' as const, date: '2024-09-01' },
      expected: null,
      source: `${FACTOR}; the worse of both scales, 80 kg are F`,
    },
    {
      name: 'a studio of 20 m² of 2023 heated by gas',
      input: { letter: 'F' as const, energy: 380, ges: 60, heating: 'GAS' as const, date: '2023-03-01', area: 20 },
      expected: 'E SMALL_AREA',
      source: `${SMALL}; 380 is below 385`,
    },
    {
      name: 'a studio of 20 m² of 2023 that is all electric has both',
      input: { letter: 'G' as const, energy: 460, ges: 10, heating: 'ELECTRIC' as const, date: '2023-03-01', area: 20 },
      expected: 'E SMALL_AREA+ELECTRICITY at best',
      source: `${SMALL}; ${FACTOR}; 460 / 2,3 × 1,9 = 380, below 385`,
    },
    {
      name: 'overseas has methods of its own',
      input: {
        letter: 'F' as const,
        energy: 345,
        ges: 11,
        heating: 'ELECTRIC' as const,
        date: '2024-09-01',
        insee: '97411',
      },
      expected: null,
      source: 'arrêté du 31 mars 2021, art. 1: France métropolitaine',
    },
  ],
});

export const cases = [classes, climate, factors, hint];
