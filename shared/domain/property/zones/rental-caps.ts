import { toCents, toEuros } from '../../common/money';
import { latestValue, valueOn, type LegalRule } from '../../law/legal-rule';
import type { LeaseType } from '../property.enums';
import type { TenseZone } from './tense-zone';

interface Caps extends Readonly<Record<TenseZone, number>> {
  inventory: number;
}

/** By day of signature of the lease. */
export const TENANT_FEE_CAPS: LegalRule<Caps> = {
  rule: 'Most that a tenant may be asked, € including VAT per m² of living area, by zone and for the inventory',
  source: 'décret 2014-890 du 1er août 2014, art. 2 and 3',
  checked: '2026-11-24',
  periods: [
    { since: '2014-09-15', value: { VERY_TENSE: 12, TENSE: 10, ELSEWHERE: 8, inventory: 3 } },
    {
      since: '2026-01-01',
      value: { VERY_TENSE: 12.1, TENSE: 10.09, ELSEWHERE: 8.07, inventory: 3.03 },
      source: 'arrêté du 17 juillet 2025, changed by that of 13 November 2025',
    },
  ],
};

export interface TenantFeeCap {
  /** Cap for the inventory (état des lieux), euros. */
  inventory: number;
  /**
   * Cap for visits, tenant's file and lease together, in euros; an unused part of the inventory's cap does not raise
   * it.
   */
  letting: number;
  /** Sum of both, in euros. */
  total: number;
}

/**
 * Maximum fees of a tenant for a home of `homeSize` m² on a lease signed that day: two separate caps (loi 89-462, art.
 * 5 I). A legal maximum is never rounded up.
 */
export function tenantFeeCap(zone: TenseZone, homeSize: number, day: string): TenantFeeCap | null {
  const caps = valueOn(TENANT_FEE_CAPS, day);
  if (!caps) return null;
  const max = (perMetre: number) => Math.floor((toCents(perMetre) * Math.round(homeSize * 100)) / 100);
  const inventory = max(caps.inventory);
  const letting = max(caps[zone]);
  return { inventory: toEuros(inventory), letting: toEuros(letting), total: toEuros(letting + inventory) };
}

export const DEPOSIT_MONTHS: LegalRule<{ bare: number; furnished: number }> = {
  rule: 'Highest deposit of a home, in months of rent without charges',
  source:
    'loi 89-462 du 6 juillet 1989, art. 22 (loi 2008-111 du 8 février 2008) and 25-6 (loi 2014-366 du 24 mars 2014)',
  checked: '2026-11-24',
  periods: [{ since: '2014-03-27', value: { bare: 1, furnished: 2 } }],
};

/**
 * Maximum deposit of a home in euros: one month of rent without charges, two if furnished, none under a bail mobilité
 * (loi 89-462, art. 22, 25-6 and 25-17).
 */
export function depositLimit(rent: number, furnished: boolean, leaseType: LeaseType = 'STANDARD'): number {
  const months = latestValue(DEPOSIT_MONTHS);
  return toEuros(toCents(rent) * (leaseType === 'MOBILITY' ? 0 : furnished ? months.furnished : months.bare));
}
