import { valueOn, type LegalRule } from '../../law/legal-rule';

/** Factor of other energies: gas, oil, wood and district heating (arrêté du 31 mars 2021, annexe 1). */
const OTHER_FACTOR = 1;

export const ELECTRICITY_FACTOR: LegalRule<number> = {
  rule: 'Primary energy of a kWh of electricity in an energy certificate of a dwelling (kWh)',
  source: 'arrêté du 31 mars 2021, art. 2 and annexe 1; arrêté du 13 août 2025 (JO du 26 août 2025)',
  checked: '2026-11-24',
  periods: [
    { since: '2021-07-01', value: 2.3 },
    { since: '2026-01-01', value: 1.9, source: 'arrêté du 13 août 2025' },
  ],
};

export interface Consumption {
  /** kWh of primary energy per m² and year, as the certificate of `certificateDay` has it. */
  primary: number;
  /** kWh of final energy per m² and year; null where the certificate was not read for it. */
  final: number | null;
  /** True for electric heating: without the final energy all of it counts as electricity. */
  electric: boolean;
}

/**
 * Primary energy of the same consumption by the factor of another day, in kWh per m² and year. Exact with the final
 * energy, whatever other energies are used: primary = final + (factor - 1) × electricity. Null when unknown.
 */
export function primaryOn({ primary, final, electric }: Consumption, certificateDay: string, day: string) {
  const before = valueOn(ELECTRICITY_FACTOR, certificateDay);
  const now = valueOn(ELECTRICITY_FACTOR, day);
  if (before === null || now === null) return null;
  if (before === now) return { primary, exact: true };
  if (final !== null) {
    const electricity = Math.min(final, Math.max(0, (primary - final) / (before - OTHER_FACTOR)));
    return { primary: primary - electricity * (before - now), exact: true };
  }
  return electric ? { primary: (primary * now) / before, exact: false } : { primary, exact: true };
}
