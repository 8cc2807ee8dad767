import type { LegalRule } from '../law/legal-rule';
import { LARGE, thresholdsOf, type Thresholds } from './certificate/thresholds';
import { ENERGY_CLASSES, type EnergyClass } from './property.enums';

interface Step {
  energyClass: EnergyClass;
  /** Upper bounds, excluded: kWh/m²/year and kgCO2eq/m²/year. */
  energyBelow: number;
  gesBelow: number;
  energyColour: string;
  gesColour: string;
}

const COLOURS: Readonly<Record<EnergyClass, readonly [energy: string, ges: string]>> = {
  A: ['#009c6d', '#a4dbf8'],
  B: ['#52b153', '#8cb4d3'],
  C: ['#78bd76', '#7792b1'],
  D: ['#f4e70f', '#606f8f'],
  E: ['#f0b50f', '#4d5271'],
  F: ['#eb8235', '#393551'],
  G: ['#d7221f', '#281b35'],
};

/** Thresholds of dwellings of 40 m² and more, and colours, in force since 1 July 2021 (arrêté du 31 mars 2021). */
export const ENERGY_SCALE: readonly Step[] = ENERGY_CLASSES.map((energyClass, step) => ({
  energyClass,
  energyBelow: LARGE[0][step] ?? Infinity,
  gesBelow: LARGE[1][step] ?? Infinity,
  energyColour: COLOURS[energyClass][0],
  gesColour: COLOURS[energyClass][1],
}));

/** Basis of a certificate: area of the dwelling in m², and day of the rules (ISO). */
export interface Basis {
  area: number | null;
  day: string;
}

const thresholdsBy = (basis: Basis | undefined): Thresholds => thresholdsOf(basis?.area ?? null, basis?.day ?? '');
const stepOf = (value: number, bounds: readonly number[]): number => {
  const step = bounds.findIndex((bound) => value < bound);
  return step < 0 ? bounds.length : step;
};
const letterAt = (step: number): EnergyClass => ENERGY_CLASSES[step] ?? 'G';

/** Energy class by given thresholds: the worse of the two scales. Units kWh/m²/year and kgCO2eq/m²/year. */
export const classOf = (energyValue: number, gesValue: number, [energy, ges]: Thresholds): EnergyClass =>
  letterAt(Math.max(stepOf(energyValue, energy), stepOf(gesValue, ges)));

/** Climate class of an emission value in kgCO2eq/m²/year; without a basis, of a dwelling of more than 40 m². */
export const gesClassOf = (gesValue: number, basis?: Basis): EnergyClass =>
  letterAt(stepOf(gesValue, thresholdsBy(basis)[1]));

/** Energy class: the worse of the two scales. Units kWh/m²/year and kgCO2eq/m²/year; without a basis as for more than 40 m². */
export const energyClassOf = (energyValue: number, gesValue: number, basis?: Basis): EnergyClass =>
  classOf(energyValue, gesValue, thresholdsBy(basis));

/** First day of the present method. */
const REFORM = '2021-07-01';
const VALID_YEARS = 10;

/** Last day of the former methods, with the last day of validity of their certificates. */
const FORMER = [
  { madeUntil: '2017-12-31', validUntil: '2022-12-31' },
  { madeUntil: '2021-06-30', validUntil: '2024-12-31' },
] as const;

/** `certificateDate` and `day` are ISO dates. Valid ten years; one made before 1 July 2021 ended in 2022 or in 2024. */
export function isCertificateValid(certificateDate: string, day: string): boolean {
  if (certificateDate > day) return false;
  const end = `${Number(certificateDate.slice(0, 4)) + VALID_YEARS}${certificateDate.slice(4)}`;
  const former = FORMER.find(({ madeUntil }) => certificateDate <= madeUntil);
  return day < end && (former === undefined || day <= former.validUntil);
}

export const ENERGY_SCALE_LAW: LegalRule<readonly Step[]> = {
  rule: 'Classes of a dwelling: upper bounds, excluded, in kWh and in kg of CO₂ per m² and year',
  source: 'CCH, L173-1-1; arrêté du 31 mars 2021, annexe 5',
  checked: '2026-11-24',
  periods: [{ since: REFORM, value: ENERGY_SCALE }],
  says: (scale) => scale.map((step) => `${step.energyClass} ${step.energyBelow} and ${step.gesBelow}`).join(', '),
};

export const CERTIFICATE_LAW: LegalRule<{ years: number; former: typeof FORMER }> = {
  rule: 'Years for which an energy certificate is valid, and the last day of those made by the former method',
  source: 'CCH, D126-19 (décret 2020-1610 du 17 décembre 2020)',
  checked: '2026-11-24',
  periods: [{ since: REFORM, value: { years: VALID_YEARS, former: FORMER } }],
};
