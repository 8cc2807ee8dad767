import { toCents, toEuros } from '../common/money';

/** How hard it is to find a home in a commune (décrets 2013-392 and 2014-890). */
export type TenseZone = 'VERY_TENSE' | 'TENSE' | 'ELSEWHERE';

interface Caps extends Readonly<Record<TenseZone, number>> {
  /** First day of leases that these caps bind. */
  from: string;
  inventory: number;
}

/** Most that a tenant may be asked, euros including VAT per m² of living area (décret 2014-890, indexed since 2026). */
const TENANT_FEE_CAPS: readonly Caps[] = [
  { from: '2014-09-15', VERY_TENSE: 12, TENSE: 10, ELSEWHERE: 8, inventory: 3 },
  { from: '2026-01-01', VERY_TENSE: 12.1, TENSE: 10.09, ELSEWHERE: 8.07, inventory: 3.03 },
];

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
  const caps = TENANT_FEE_CAPS.filter(({ from }) => from <= day).at(-1);
  if (!caps) return null;
  const most = (perMetre: number) => Math.floor((toCents(perMetre) * Math.round(homeSize * 100)) / 100);
  const inventory = most(caps.inventory);
  const letting = most(caps[zone]);
  return { inventory: toEuros(inventory), letting: toEuros(letting), total: toEuros(letting + inventory) };
}

/** The highest deposit of a home in euros: a month of rent without charges, two when it is furnished (loi 89-462, art. 22). */
export const depositLimit = (rent: number, furnished: boolean): number => toEuros(toCents(rent) * (furnished ? 2 : 1));
