import { toCents, toEuros } from '../common/money';
import { latestValue, valueOn, type LegalRule } from '../law/legal-rule';

/** How hard it is to find a home in a commune (décrets 2013-392 and 2014-890). */
export type TenseZone = 'VERY_TENSE' | 'TENSE' | 'ELSEWHERE';

interface Caps extends Readonly<Record<TenseZone, number>> {
  inventory: number;
}

/** By the day on which the lease is signed. */
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

/** Wards of Paris, Lyon and Marseille belong to the commune that the lists of zones name. */
function communeOf(insee: string): string {
  if (insee >= '75101' && insee <= '75120') return '75056';
  if (insee >= '69381' && insee <= '69389') return '69123';
  return insee >= '13201' && insee <= '13216' ? '13055' : insee;
}

/** True when a list of communes names this one, or the city that it is a ward of. */
export const isListed = (insee: string | null, communes: readonly string[]): boolean =>
  insee !== null && (communes.includes(insee) || communes.includes(communeOf(insee)));

export interface TenseZones {
  veryTense: readonly string[];
  tense: readonly string[];
}

export function tenseZoneOf(insee: string | null, zones: TenseZones): TenseZone {
  if (isListed(insee, zones.veryTense)) return 'VERY_TENSE';
  return isListed(insee, zones.tense) ? 'TENSE' : 'ELSEWHERE';
}

export interface TenantFeeCap {
  /** For the inventory (état des lieux), euros. */
  inventory: number;
  /** For visits, the tenant's file and the lease together, euros; what is left of the inventory's cap does not raise it. */
  letting: number;
  /** The sum of both, euros. */
  total: number;
}

/**
 * The most a tenant may pay for a home of `homeSize` m² on a lease signed that day: two caps, each for itself (loi 89-462,
 * art. 5 I). A legal maximum is never rounded up.
 */
export function tenantFeeCap(zone: TenseZone, homeSize: number, day: string): TenantFeeCap | null {
  const caps = valueOn(TENANT_FEE_CAPS, day);
  if (!caps) return null;
  const most = (perMetre: number) => Math.floor((toCents(perMetre) * Math.round(homeSize * 100)) / 100);
  const inventory = most(caps.inventory);
  const letting = most(caps[zone]);
  return { inventory: toEuros(inventory), letting: toEuros(letting), total: toEuros(letting + inventory) };
}

export const DEPOSIT_MONTHS: LegalRule<{ bare: number; furnished: number }> = {
  rule: 'Highest deposit of a home, in months of rent without charges',
  source:
    'loi 89-462 du 6 juillet 1989, art. 22 (loi 2008-111 du 8 février 2008) and 25-6 (loi 2014-366 du 24 mars 2014)',
  checked: '2026-11-24',
  periods: [{ since: '2014-03-27', value: { bare: 1, furnished: 2 } }],
};

/** The highest deposit of a home in euros. */
export function depositLimit(rent: number, furnished: boolean): number {
  const months = latestValue(DEPOSIT_MONTHS);
  return toEuros(toCents(rent) * (furnished ? months.furnished : months.bare));
}
