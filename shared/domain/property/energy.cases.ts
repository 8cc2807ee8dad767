import { legalCases } from '../law/legal-cases';
import { isLettingForbidden } from './certificate/class-calendar';
import { energyClassOf, gesClassOf, isCertificateValid } from './energy';
import type { EnergyClass, EnergyLabel } from './property.enums';

const SCALE =
  'arrêté du 31 mars 2021, annexe 5 § 1.2: A < 70 and < 6, B < 110 and < 11, C < 180 and < 30, D < 250 and < 50, E < 330 and < 70, F < 420 and < 100, G from there';

const energyClassCase = (kwh: number, kilos: number, expected: EnergyClass, sourceText = SCALE) => ({
  name: `${kwh} kWh and ${kilos} kg per m² and year`,
  input: { kwh, kilos },
  expected,
  source: sourceText,
});

const energyClasses = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ kwh, kilos }: { kwh: number; kilos: number }) => energyClassOf(kwh, kilos),
  cases: [
    energyClassCase(0, 0, 'A'),
    energyClassCase(69, 5, 'A'),
    energyClassCase(70, 5, 'B'),
    energyClassCase(69, 6, 'B'),
    energyClassCase(109, 10, 'B'),
    energyClassCase(110, 10, 'C'),
    energyClassCase(109, 11, 'C'),
    energyClassCase(179, 29, 'C'),
    energyClassCase(180, 29, 'D'),
    energyClassCase(179, 30, 'D'),
    energyClassCase(249, 49, 'D'),
    energyClassCase(250, 49, 'E'),
    energyClassCase(249, 50, 'E'),
    energyClassCase(329, 69, 'E'),
    energyClassCase(330, 69, 'F'),
    energyClassCase(329, 70, 'F'),
    energyClassCase(419, 99, 'F'),
    energyClassCase(420, 99, 'G'),
    energyClassCase(419, 100, 'G'),
    energyClassCase(600, 20, 'G'),
    energyClassCase(90, 20, 'C', `${SCALE}; the worse of both: B by its energy and C by its emissions is C`),
    energyClassCase(210, 65, 'E', `${SCALE}; the worse of both: a house with gas, D by its energy`),
    energyClassCase(280, 9, 'E', `${SCALE}; the worse of both: electric heating, B by its emissions`),
  ],
});

const climateClasses = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: gesClassOf,
  cases: (
    [
      [5, 'A'],
      [6, 'B'],
      [10, 'B'],
      [11, 'C'],
      [29, 'C'],
      [30, 'D'],
      [49, 'D'],
      [50, 'E'],
      [69, 'E'],
      [70, 'F'],
      [99, 'F'],
      [100, 'G'],
    ] as const
  ).map(([kilos, expected]) => ({
    name: `${kilos} kg per m² and year`,
    input: kilos,
    expected,
    source: `arrêté du 31 mars 2021, annexe 5: ${SCALE}`,
  })),
});

const MAINLAND = 'loi 89-462, art. 6: from 1 January 2025 classes A to F, 2028 A to E, 2034 A to D';
const OVERSEAS = 'loi 89-462, art. 6: overseas from 1 January 2028 classes A to F, 2031 A to E';

type Letting = readonly [label: EnergyLabel, where: string, insee: string, day: string, forbidden: boolean];

const letting = legalCases({
  chapter: 'energy classes and letting calendar',
  rule: ({ label, insee, day }: { label: EnergyLabel; insee: string; day: string }) =>
    isLettingForbidden(label, { insee }, day),
  cases: (
    [
      ['G', 'Bayonne', '64102', '2024-12-31', false],
      ['G', 'Bayonne', '64102', '2025-01-01', true],
      ['F', 'Paris', '75111', '2025-01-01', false],
      ['F', 'Paris', '75111', '2027-12-31', false],
      ['F', 'Paris', '75111', '2028-01-01', true],
      ['E', 'Lyon', '69383', '2028-01-01', false],
      ['E', 'Lyon', '69383', '2033-12-31', false],
      ['E', 'Lyon', '69383', '2034-01-01', true],
      ['D', 'Lille', '59350', '2034-01-01', false],
      ['A', 'Lille', '59350', '2034-01-01', false],
      ['G', 'Ajaccio', '2A004', '2025-01-01', true],
      ['G', 'Pointe-à-Pitre', '97120', '2027-12-31', false],
      ['G', 'Pointe-à-Pitre', '97120', '2028-01-01', true],
      ['F', 'Fort-de-France', '97209', '2030-12-31', false],
      ['F', 'Fort-de-France', '97209', '2031-01-01', true],
      ['G', 'Cayenne', '97302', '2028-01-01', true],
      ['F', 'Saint-Denis', '97411', '2028-01-01', false],
      ['G', 'Mamoudzou', '97611', '2025-01-01', false],
      ['E', 'Saint-Denis', '97411', '2031-01-01', false],
    ] as const satisfies readonly Letting[]
  ).map(([label, where, insee, day, expected]) => ({
    name: `class ${label} in ${where} on ${day}`,
    input: { label, insee, day },
    expected,
    source: insee.startsWith('97') ? OVERSEAS : MAINLAND,
  })),
});

const TEN_YEARS = 'CCH, D126-19: ten years';
const ENDED = 'décret 2020-1610 du 17 décembre 2020, art. 2';
const datedCase = (made: string, day: string, expected: boolean, source: string) => ({
  name: `a certificate of ${made} on ${day}`,
  input: { made, day },
  expected,
  source,
});

const certificates = legalCases({
  chapter: 'certificates',
  rule: ({ made, day }: { made: string; day: string }) => isCertificateValid(made, day),
  cases: [
    datedCase('2021-07-01', '2026-11-24', true, TEN_YEARS),
    datedCase('2021-08-25', '2031-08-24', true, `${TEN_YEARS}; the form says « valable jusqu’au 24/08/2031 »`),
    datedCase('2021-08-25', '2031-08-25', false, `${TEN_YEARS}; the form says « valable jusqu’au 24/08/2031 »`),
    datedCase('2022-03-10', '2032-03-09', true, TEN_YEARS),
    datedCase('2022-03-10', '2032-03-10', false, TEN_YEARS),
    datedCase('2024-02-29', '2034-02-28', true, TEN_YEARS),
    datedCase('2024-02-29', '2034-03-01', false, TEN_YEARS),
    datedCase('2026-11-24', '2026-11-24', true, `${TEN_YEARS}, from its own day`),
    datedCase('2026-11-25', '2026-11-24', false, 'nothing is certified ahead'),
    datedCase('2012-05-04', '2026-11-24', false, `${TEN_YEARS}, over since 2022`),
    datedCase('2017-12-31', '2023-01-01', false, `${ENDED}: those of 2013 to 2017 end on 31 December 2022`),
    datedCase('2017-12-31', '2022-12-31', true, `${ENDED}: those of 2013 to 2017 end on 31 December 2022`),
    datedCase('2018-01-01', '2024-12-31', true, `${ENDED}: those of 2018 to June 2021 end on 31 December 2024`),
    datedCase('2021-06-30', '2024-12-31', true, `${ENDED}: those of 2018 to June 2021 end on 31 December 2024`),
    datedCase('2018-01-01', '2025-01-01', false, `${ENDED}: those of 2018 to June 2021 end on 31 December 2024`),
    datedCase('2021-06-30', '2026-11-24', false, `${ENDED}: those of 2018 to June 2021 end on 31 December 2024`),
  ],
});

export const cases = [energyClasses, climateClasses, letting, certificates];
