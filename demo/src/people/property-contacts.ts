import type { ContactLinkType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyPlan } from '../property/property-plan';
import { Random } from '../random';
import type { ContactRanges } from './contact-ranges';

export interface PropertyContacts {
  owners: number[];
  /** The other agency of a delegated mandate. */
  partner: number | null;
  /** Buyer or tenant of the property; null for none. */
  buyerOrTenant: number | null;
  types: Record<string, ContactLinkType[]>;
}

const WITH_BUYER = new Set(['UNDER_OFFER', 'UNDER_CONTRACT', 'SOLD']);
const WITH_NOTARY = new Set(['UNDER_CONTRACT', 'SOLD']);

/** Picks the contacts of a property, from its plan alone. */
export function contactsOfProperty(plan: PropertyPlan, ranges: ContactRanges): PropertyContacts {
  const random = new Random('property-contacts', plan.index);
  const owners = [ranges.nth('OWNER', plan.index)];
  if (random.chance(0.12)) owners.push(ranges.nth('OWNER', plan.index + 101));
  const partner = plan.mandate?.type === 'PARTNER' ? ranges.nth('PARTNER', plan.index) : null;
  const types: Record<string, ContactLinkType[]> = {};
  for (const owner of owners) types[String(owner)] = ['OWNER'];
  const hasTenant =
    plan.propertyStatus === 'RENTED' ||
    (plan.transactionType === 'SALE' && plan.propertyType === 'APARTMENT' && random.chance(0.05));
  const tenant = ranges.nth('TENANT', plan.index);
  const buyer = ranges.activeCustomer(plan.index);
  if (hasTenant) types[String(tenant)] = ['TENANT'];
  if (plan.transactionType === 'SALE' && WITH_BUYER.has(plan.propertyStatus)) types[String(buyer)] = ['CUSTOMER'];
  if (plan.transactionType === 'SALE' && WITH_NOTARY.has(plan.propertyStatus))
    types[String(ranges.nth('NOTARY', plan.index))] = ['NOTARY'];
  if (partner !== null) types[String(partner)] = ['PARTNER'];
  const buyerOrTenant = plan.propertyStatus === 'RENTED' ? tenant : plan.propertyStatus === 'SOLD' ? buyer : null;
  return { owners: [...new Set(owners)], partner, buyerOrTenant, types };
}
