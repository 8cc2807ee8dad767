import { addMonths } from '../../common/day';
import { latestValue, type LegalRule } from '../../law/legal-rule';
import { isHousing } from '../property-groups';
import type { PropertyType } from '../property.enums';
import type { Property } from '../property.schema';
import { auditDueFrom } from './class-calendar';
import type { Placed } from '../../commune/territory';

export const AUDIT_TERM: LegalRule<number> = {
  rule: 'Months for which an energy audit holds',
  source: 'CCH, L126-28-1; décret 2022-780 du 4 mai 2022',
  checked: '2026-11-24',
  periods: [{ since: '2023-04-01', value: 60 }],
};
/** Types with a single owner; a flat or loft outside a co-ownership is not a house in a certificate. */
const OWNED_WHOLE: readonly PropertyType[] = ['HOUSE', 'CASTLE', 'BUILDING'];

interface Sold extends Pick<Property, 'coOwnership' | 'propertyType' | 'transactionType'> {
  energyEfficiency: Pick<Property['energyEfficiency'], 'energyClass'>;
  location: Placed;
  propertyMetadata: Pick<Property['propertyMetadata'], 'dwellingCount'>;
}

/**
 * True when a sale on a day (ISO) requires an energy audit: a house, or a residential building outside co-ownership, by
 * class (CCH, L126-28-1). It is handed over at the first visit and annexed to the promise of sale (L271-4);
 * advertisements need not mention it.
 */
export function needsAudit(property: Sold, day: string): boolean {
  if (property.transactionType === 'RENT' || property.coOwnership !== null) return false;
  if (!OWNED_WHOLE.includes(property.propertyType) || !isHousing(property)) return false;
  const from = auditDueFrom(property.energyEfficiency.energyClass, property.location);
  return from !== null && day >= from;
}

/** `auditDate` and `day` are ISO. Valid five years. */
export const isAuditValid = (auditDate: string, day: string): boolean =>
  auditDate <= day && day < addMonths(auditDate, latestValue(AUDIT_TERM));
