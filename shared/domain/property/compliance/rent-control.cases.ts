import { anAgency } from '../../documents/test/document-fixtures';
import { aRental } from '../test/a-property';
import { legalCases } from '../../law/legal-cases';
import type { EnergyLabel } from '../property.enums';
import { rentControlProblems } from './rent-control-rules';

interface Controlled {
  /** Living area, m². */
  size: number;
  /** € per m² and month as published by the prefect; null when not recorded. */
  perMetre: readonly [reference: number, increased: number] | null;
  /** € by month. */
  base: number;
  complement: number | null;
  rent: number;
  energyClass: EnergyLabel;
  insee: string;
  day: string;
  end: string | null;
}

const cents = (euros: number): number => Math.round(euros * 100) / 100;

/** Paths of the refused values. */
function refused({ size, perMetre, base, complement, rent, energyClass, insee, day, end }: Controlled): string[] {
  const baseRental = aRental();
  const rentControl = perMetre && {
    referenceRent: cents(perMetre[0] * size),
    referenceRentIncreased: cents(perMetre[1] * size),
    baseRent: base,
    complement,
  };
  const property = {
    ...baseRental,
    location: { ...baseRental.location, insee },
    propertyMetadata: { ...baseRental.propertyMetadata, homeSize: size },
    energyEfficiency: { ...baseRental.energyEfficiency, energyClass },
  };
  const rental = { ...(baseRental.rentalInfo as NonNullable<typeof baseRental.rentalInfo>), rent, rentControl };
  const agency = anAgency({ rentControlZones: ['75056', '64102'], rentControlEnd: end });
  return rentControlProblems(property, rental, agency, day)
    .filter(({ severity }) => severity === 'BLOCKING')
    .map(({ path }) => path.replace('rentalInfo.', ''));
}

/** 40 m² in Paris, Grenelle, one room, before 1946: 26.4 and 31.7 €/m², as the observatory of rents published it. */
const GRENELLE: Controlled = {
  size: 40,
  perMetre: [26.4, 31.7],
  base: 1_268,
  complement: null,
  rent: 1_268,
  energyClass: 'D',
  insee: '75115',
  day: '2026-06-01',
  end: '2026-11-23',
};
const OLAP = 'OLAP, Grenelle before 1946, 1 to 4 rooms: 26.4, 23.5, 22.2, 21.4 make 31.7, 28.2, 26.6, 25.7 €/m²';
const LAW = 'loi 2018-1021 du 23 novembre 2018, art. 140 III';
const COMPLEMENT = 'rentControl.complement';

const on = (name: string, overrides: Partial<Controlled>, expected: string[], source: string) => ({
  name,
  input: { ...GRENELLE, ...overrides },
  expected,
  source,
});
const four = (rooms: string, perMetre: readonly [number, number], size: number, rent: number) =>
  on(
    `${rooms}: ${size} m² at the increased reference rent`,
    { perMetre, size, base: rent, rent },
    [],
    `${LAW}; ${OLAP}`,
  );

export const cases = legalCases({
  chapter: 'rent control',
  rule: refused,
  cases: [
    four('one room', [26.4, 31.7], 40, 1_268),
    four('two rooms', [23.5, 28.2], 45, 1_269),
    four('three rooms', [22.2, 26.6], 60, 1_596),
    four('four rooms', [21.4, 25.7], 80, 2_056),
    on(
      'a base rent a cent above',
      { base: 1_268.01, rent: 1_268.01 },
      ['rentControl.baseRent'],
      `${LAW} A: the base rent may not exceed the increased reference rent`,
    ),
    on('a lower base rent', { base: 1_100, rent: 1_100 }, [], `${LAW} A`),
    on(
      'an increased rent of 25 %',
      { perMetre: [26.4, 33], base: 1_268 },
      ['rentControl.referenceRentIncreased'],
      `${LAW} A: 20 % at most; 26.4 × 1.2 = 31.68`,
    ),
    on(
      'an increased rent a tenth too high',
      { perMetre: [26.4, 31.8], base: 1_268 },
      ['rentControl.referenceRentIncreased'],
      `${LAW} A: 26.4 × 1.2 = 31.68, published as 31.7`,
    ),
    on('a rent above without a complement', { rent: 1_300 }, [COMPLEMENT], `${LAW} B: only a complement exceeds it`),
    on('a complement on the increased rent', { complement: 60, rent: 1_328 }, [], `${LAW} B`),
    on(
      'a complement on a lower base rent',
      { base: 1_200, complement: 60, rent: 1_260 },
      [COMPLEMENT],
      `${LAW} B: on a base rent that is the increased reference rent`,
    ),
    on(
      'a complement of class E',
      { complement: 60, rent: 1_328, energyClass: 'E' },
      [],
      `${LAW} B: only F and G bear none`,
    ),
    on(
      'a complement of class F',
      { complement: 60, rent: 1_328, energyClass: 'F' },
      [COMPLEMENT],
      'loi 2022-1158 du 16 août 2022, art. 13',
    ),
    on(
      'a complement of class G',
      { complement: 60, rent: 1_328, energyClass: 'G' },
      [COMPLEMENT],
      'loi 2022-1158 du 16 août 2022, art. 13',
    ),
    on('class F without a complement', { energyClass: 'F' }, [], 'loi 2022-1158 du 16 août 2022, art. 13'),
    on(
      'no reference written down',
      { perMetre: null },
      ['rentControl'],
      'arrêté du 10 janvier 2017, art. 4 (arrêté du 26 janvier 2022): the rents stand in the advertisement',
    ),
    on(
      'no reference, in a commune that controls none',
      { perMetre: null, insee: '64445' },
      [],
      `${LAW}: only in the communes of a decree`,
    ),
    on(
      'the last day of the scheme',
      { base: 1_400, rent: 1_400, day: '2026-11-23' },
      ['rentControl.baseRent'],
      `${LAW}, with an end that the agency set to 23 November 2026`,
    ),
    on(
      'the day after the scheme',
      { base: 1_400, rent: 1_400, day: '2026-11-24' },
      [],
      `${LAW}, with an end that the agency set to 23 November 2026`,
    ),
    on(
      'a scheme without an end',
      { base: 1_400, rent: 1_400, day: '2030-01-01', end: null },
      ['rentControl.baseRent'],
      `${LAW}, with no end set`,
    ),
  ],
});
