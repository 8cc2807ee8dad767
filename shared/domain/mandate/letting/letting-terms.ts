import type { CardKind } from '../../agency/agency.enums';
import type { AgencyFields } from '../../agency/agency.schema';
import type { FieldProblem } from '../../common/problem';
import { toCents, toEuros } from '../../common/money';
import { frenchEuros } from '../../common/french';
import { landlordFeeProblems } from '../../property/compliance/landlord-fee-rules';
import { tenantFeeExcess } from '../../property/compliance/tenant-fee-excess';
import { DWELLINGS } from '../../property/property-groups';
import type { Property, PropertyFields } from '../../property/property.schema';
import type { LeaseType } from '../../property/property.enums';
import { depositLimit, tenantFeeCap, type TenantFeeCap } from '../../property/zones/rental-caps';
import { roomFigures } from '../../property/rooms';
import { tenseZoneOf, type TenseZones } from '../../property/zones/tense-zone';
import type { MandateFields } from '../mandate.schema';
import type { LettingTerms } from './letting-terms.schema';

/** Terms of a letting mandate before any agreement. */
export const NO_LETTING_TERMS: LettingTerms = {
  monthlyExpenses: null,
  deposit: null,
  furnished: null,
  tenantFee: null,
  inventoryFee: null,
  landlordFee: null,
  landlordInventoryFee: null,
  negotiationFee: null,
};

type LetProperty = Pick<PropertyFields, 'rentalInfo'> & {
  financialInfo: Pick<PropertyFields['financialInfo'], 'monthlyExpenses'>;
};

/** Takes the terms of a new mandate from its property. */
export function lettingTermsOf({ rentalInfo, financialInfo: { monthlyExpenses } }: LetProperty): LettingTerms {
  if (!rentalInfo) return { ...NO_LETTING_TERMS, monthlyExpenses };
  const { furnished, tenantFee, inventoryFee, landlordFee, landlordInventoryFee, leaseType } = rentalInfo;
  const deposit = rentalInfo.deposit ?? (leaseType === 'MOBILITY' ? 0 : null);
  const fees = { tenantFee, inventoryFee, landlordFee, landlordInventoryFee };
  return { ...NO_LETTING_TERMS, monthlyExpenses, deposit, furnished, ...fees };
}

/** Maximum fee of a tenant; null when the area is unknown or no cap applies that day. */
export type LettingCap = TenantFeeCap | null;

/** Cap on a tenant's fees for a dwelling signed on a day; undefined for other properties, whose fees are free. */
export function lettingCapOf(
  property: Pick<Property, 'propertyType' | 'location' | 'propertyMetadata' | 'rooms' | 'structure'>,
  zones: TenseZones,
  day: string,
): LettingCap | undefined {
  if (!DWELLINGS.includes(property.propertyType)) return undefined;
  const { homeSize } = roomFigures(property);
  return homeSize === null ? null : tenantFeeCap(tenseZoneOf(property.location.insee, zones, day), homeSize, day);
}

/** Legal bounds of a letting mandate; empty for a sale. */
export interface LettingBounds {
  /** Cap of a tenant's fees; undefined for none. */
  lettingCap?: LettingCap | undefined;
  /** The property's lease, which limits the deposit. */
  leaseType?: LeaseType | undefined;
  /** Activities on the agency's card; null while unknown. */
  cardKinds?: readonly CardKind[] | null;
}

export const lettingBoundsOf = (
  property: Parameters<typeof lettingCapOf>[0] & Pick<Property, 'rentalInfo'>,
  { tenseZones, professionalCard }: Pick<AgencyFields, 'tenseZones' | 'professionalCard'>,
  day: string,
): LettingBounds => ({
  lettingCap: lettingCapOf(property, tenseZones, day),
  leaseType: property.rentalInfo?.leaseType,
  cardKinds: professionalCard?.kinds ?? null,
});

/**
 * First violated rule of letting fees, by field; null for none. The tenant pays at most the cap, and at most what the
 * landlord pays for the same acts (loi 89-462 du 6 juillet 1989, art. 5 I).
 */
export function lettingProblem(terms: LettingTerms, cap: LettingCap | undefined): FieldProblem | null {
  if (cap === undefined) return null;
  const excess = cap === null ? [] : tenantFeeExcess(terms, cap);
  const blockingProblem = [...excess, ...landlordFeeProblems(terms)].find(({ severity }) => severity === 'BLOCKING');
  return blockingProblem
    ? { path: blockingProblem.path.replace('rentalInfo.', 'letting.'), message: blockingProblem.message }
    : null;
}

/**
 * Checks a deposit: at most one month of rent without charges, two if furnished, none for a bail mobilité (loi 89-462
 * du 6 juillet 1989, art. 22, 25-6 and 25-17). If furnishing is unknown, the larger cap holds.
 */
export function depositProblem(
  { price, letting }: Pick<MandateFields, 'price' | 'letting'>,
  { lettingCap, leaseType = 'STANDARD' }: LettingBounds,
): FieldProblem | null {
  if (lettingCap === undefined || price === null || letting === null || letting.deposit === null) return null;
  const furnished = letting.furnished ?? true;
  const rent = Math.max(0, toCents(price) - toCents(letting.monthlyExpenses ?? 0));
  const limit = depositLimit(toEuros(rent), furnished, leaseType);
  if (toCents(letting.deposit) <= toCents(limit)) return null;
  const max = furnished ? 'deux mois' : 'un mois';
  return {
    path: 'letting.deposit',
    message:
      leaseType === 'MOBILITY'
        ? 'Un bail mobilité n’a pas de dépôt de garantie (loi 89-462, art. 25-17)'
        : `Le dépôt de garantie dépasse ${max} de loyer sans les charges (${frenchEuros(limit)})`,
  };
}
