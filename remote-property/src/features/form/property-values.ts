import type { CallInput } from '@pignon/shared/api';
import { EMPTY_LOCATION } from '@pignon/shared/domain/common/geo/address';
import { sortComments } from '@pignon/shared/domain/common/comments';
import { changedFields } from '@pignon/shared/domain/form/values';
import {
  applicableFigures,
  hasBuildings,
  hasCertificate,
  hasRoomList,
} from '@pignon/shared/domain/property/applicable';
import { completeDraft, NEW_RENTAL, NO_CERTIFICATE } from '@pignon/shared/domain/property/property-draft';
import { DWELLINGS } from '@pignon/shared/domain/property/property-groups';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Property, PropertyFields, Room } from '@pignon/shared/domain/property/property.schema';

type Rental = NonNullable<PropertyFields['rentalInfo']>;

/**
 * Values of the form. Rental terms are always present, so that they survive a switch to sale; a cleared address is
 * null.
 */
export interface PropertyValues extends Omit<PropertyFields, 'rentalInfo' | 'location'> {
  rentalInfo: Rental;
  location: PropertyFields['location'] | null;
}

export const NO_RENT_CONTROL: Record<keyof NonNullable<Rental['rentControl']>, number | null> = {
  referenceRent: null,
  referenceRentIncreased: null,
  baseRent: null,
  complement: null,
};
export const NEW_BUILDING: PropertyFields['structure'][number] = {
  name: '',
  yearBuilt: null,
  floors: null,
  size: null,
  note: '',
};

export const newRoom = (type: Room['type']): Room => ({
  type,
  size: null,
  fullSize: null,
  validRoom: true,
  floor: null,
  note: '',
});

function valuesFrom(fields: PropertyFields): PropertyValues {
  const { rentalInfo, transactionType, financialInfo } = fields;
  // imported lettings may have the rent in the price field
  const rent = transactionType === 'RENT' ? financialInfo.priceNoFees : null;
  return {
    ...fields,
    comments: sortComments(fields.comments),
    rentalInfo: { ...NEW_RENTAL, ...rentalInfo, rent: rentalInfo?.rent ?? rent },
  };
}

/** The form's values of a property. */
export const valuesOf = (property: Property): PropertyValues => valuesFrom(fieldsOf(property));

/** Initial values: a house for sale, in the negotiator's charge. */
export const newValues = (negotiator: string | null): PropertyValues =>
  valuesFrom(completeDraft({ transactionType: 'SALE', negotiator }));

/** Values of a copy without comments, as a draft to be reviewed. */
export function copiedValues(property: Property): PropertyValues {
  const values = valuesOf(property);
  return {
    ...values,
    propertyStatus: 'DRAFT',
    comments: [],
    financialInfo: { ...values.financialInfo, priceHistory: [] },
  };
}

/** Drops the reason of exemption unless the label says so. */
function certificateSent({ propertyType, energyEfficiency }: PropertyValues): PropertyFields['energyEfficiency'] {
  if (!hasCertificate(propertyType)) return NO_CERTIFICATE;
  return energyEfficiency.energyClass === 'NS' ? energyEfficiency : { ...energyEfficiency, exemption: null };
}

/** Removes the lease from other properties than dwellings, which alone have legal leases. */
function leaseSent(type: PropertyFields['propertyType'], rental: Rental): Rental {
  const { leaseType, leaseMonths } = NEW_RENTAL;
  return DWELLINGS.includes(type) ? rental : { ...rental, leaseType, leaseMonths };
}

/** Builds the request: the values that apply to this type and transaction. */
export function draftOf(values: PropertyValues): PropertyFields {
  const { propertyType, transactionType, financialInfo, rentalInfo, location, comments } = values;
  const isLetting = transactionType === 'RENT';
  return {
    ...values,
    location: location ?? EMPTY_LOCATION,
    propertyMetadata: applicableFigures(propertyType, values.propertyMetadata),
    rooms: hasRoomList(propertyType) ? values.rooms : [],
    structure: hasBuildings(propertyType) ? values.structure : [],
    energyEfficiency: certificateSent(values),
    financialInfo: isLetting ? { ...financialInfo, priceNoFees: null } : financialInfo,
    rentalInfo: isLetting ? leaseSent(propertyType, rentalInfo) : null,
    comments: comments.filter(({ text }) => text.trim() !== ''),
  };
}

/** Displayed price before a save; null when the kind of transaction changed. */
export const priceBefore = (replaced: PropertyValues, { transactionType }: Property): number | null =>
  replaced.transactionType === transactionType ? displayedPrice(draftOf(replaced)) : null;

/** Request body of a change: fields that differ from the saved ones. */
export const patchOf = (
  values: PropertyValues,
  base: PropertyValues,
): CallInput<'PATCH property/{reference}'>['body'] => changedFields(draftOf(base), draftOf(values));
