import type { LegalRule } from '../law/legal-rule';
import { ENERGY_CLASSES, type EnergyClass, type EnergyLabel } from './property.enums';

interface Step {
  energyClass: EnergyClass;
  /** Upper bounds, excluded: kWh/m²/year and kgCO2eq/m²/year. */
  energyBelow: number;
  gesBelow: number;
  energyColour: string;
  gesColour: string;
}

/** Thresholds and colours in force since 1 July 2021 (arrêté du 31 mars 2021). */
export const ENERGY_SCALE: readonly Step[] = [
  { energyClass: 'A', energyBelow: 70, gesBelow: 6, energyColour: '#009c6d', gesColour: '#a4dbf8' },
  { energyClass: 'B', energyBelow: 110, gesBelow: 11, energyColour: '#52b153', gesColour: '#8cb4d3' },
  { energyClass: 'C', energyBelow: 180, gesBelow: 30, energyColour: '#78bd76', gesColour: '#7792b1' },
  { energyClass: 'D', energyBelow: 250, gesBelow: 50, energyColour: '#f4e70f', gesColour: '#606f8f' },
  { energyClass: 'E', energyBelow: 330, gesBelow: 70, energyColour: '#f0b50f', gesColour: '#4d5271' },
  { energyClass: 'F', energyBelow: 420, gesBelow: 100, energyColour: '#eb8235', gesColour: '#393551' },
  { energyClass: 'G', energyBelow: Infinity, gesBelow: Infinity, energyColour: '#d7221f', gesColour: '#281b35' },
];

/** Climate class of an emission value in kgCO2eq/m²/year. */
export function gesClassOf(gesValue: number): EnergyClass {
  return ENERGY_SCALE.find((step) => gesValue < step.gesBelow)?.energyClass ?? 'G';
}

/** Energy class: the worse of the two scales. Units kWh/m²/year and kgCO2eq/m²/year. */
export function energyClassOf(energyValue: number, gesValue: number): EnergyClass {
  const worst = ENERGY_SCALE.findIndex((step) => energyValue < step.energyBelow && gesValue < step.gesBelow);
  return ENERGY_CLASSES[worst] ?? 'G';
}

type Calendar = Readonly<Partial<Record<EnergyLabel, string>>>;

/** First day on which letting a dwelling of that class is forbidden (loi 89-462, art. 6; loi 2021-1104, art. 160). */
const LETTING_FORBIDDEN_FROM: Calendar = { G: '2025-01-01', F: '2028-01-01', E: '2034-01-01' };
/** The same in Guadeloupe, Martinique, Guyane, La Réunion and Mayotte (loi 89-462, art. 6). */
const LETTING_FORBIDDEN_OVERSEAS_FROM: Calendar = { G: '2028-01-01', F: '2031-01-01' };
const OVERSEAS: readonly string[] = ['971', '972', '973', '974', '976'];

/** Certificates older than this are void whatever their age. */
const VOID_BEFORE = '2021-07-01';
const VALID_YEARS = 10;

/** First day, as an ISO date, on which a dwelling of this class in this commune may not be let any more; null where none is set. */
export function lettingForbiddenFrom(label: EnergyLabel | null, insee: string | null): string | null {
  const isOverseas = insee !== null && OVERSEAS.includes(insee.slice(0, 3));
  const calendar = isOverseas ? LETTING_FORBIDDEN_OVERSEAS_FROM : LETTING_FORBIDDEN_FROM;
  return label === null ? null : (calendar[label] ?? null);
}

/** `day` is an ISO date. True when a dwelling of this class in this commune may not be let on that day. */
export function isLettingForbidden(label: EnergyLabel | null, insee: string | null, day: string): boolean {
  const from = lettingForbiddenFrom(label, insee);
  return from !== null && day >= from;
}

/** `certificateDate` and `day` are ISO dates. Valid ten years, and void when made before 1 July 2021. */
export function isCertificateValid(certificateDate: string, day: string): boolean {
  if (certificateDate < VOID_BEFORE || certificateDate > day) return false;
  const end = `${Number(certificateDate.slice(0, 4)) + VALID_YEARS}${certificateDate.slice(4)}`;
  return day < end;
}

export const ENERGY_SCALE_LAW: LegalRule<readonly Step[]> = {
  rule: 'Classes of a dwelling: upper bounds, excluded, in kWh and in kg of CO₂ per m² and year',
  source: 'CCH, L173-1-1; arrêté du 31 mars 2021, annexe 5',
  checked: '2026-11-24',
  periods: [{ since: VOID_BEFORE, value: ENERGY_SCALE }],
  says: (scale) => scale.map((step) => `${step.energyClass} ${step.energyBelow} and ${step.gesBelow}`).join(', '),
};

export const LETTING_CALENDAR_LAW: LegalRule<Readonly<Record<'mainland' | 'overseas', Calendar>>> = {
  rule: 'First day on which letting a dwelling of a class is forbidden',
  source:
    'loi 89-462 du 6 juillet 1989, art. 6 (loi 2021-1104 du 22 août 2021, art. 160; décret 2023-796 du 18 août 2023)',
  checked: '2026-11-24',
  periods: [
    {
      since: '2025-01-01',
      value: { mainland: LETTING_FORBIDDEN_FROM, overseas: LETTING_FORBIDDEN_OVERSEAS_FROM },
    },
  ],
};

export const CERTIFICATE_LAW: LegalRule<{ years: number; voidBefore: string }> = {
  rule: 'Years for which an energy certificate is valid, and the day before which those made are void',
  source: 'CCH, D126-19 (décret 2020-1610 du 17 décembre 2020)',
  checked: '2026-11-24',
  periods: [{ since: '2025-01-01', value: { years: VALID_YEARS, voidBefore: VOID_BEFORE } }],
};
