import type { Property } from '../../property/property.schema';
import { isBlank, type Requirement } from './requirement';

const DEED = 'décret 55-22 du 4 janvier 1955, art. 7: what tells one property from every other';

type PropertyRequirement = Requirement<Property>;

export const ADDRESS: PropertyRequirement = {
  key: 'propertyAddress',
  field: 'location',
  message: 'L’adresse du bien manque.',
  source: DEED,
  // land without street is identified by its parcel
  lacks: ({ location, propertyType, propertyMetadata }) =>
    isBlank(location.city) ||
    (isBlank(location.street) && (propertyType !== 'LAND' || isBlank(propertyMetadata.cadastre))),
};

const LOTS: PropertyRequirement = {
  key: 'lotNumbers',
  field: 'propertyMetadata.lotNumbers',
  message: 'Les lots de copropriété (numéros et tantièmes) manquent.',
  source: `${DEED}; a lot by its number and its share`,
  lacks: ({ coOwnership, propertyMetadata }) => coOwnership !== null && isBlank(propertyMetadata.lotNumbers),
};

const OCCUPANCY: PropertyRequirement = {
  key: 'occupancy',
  field: 'propertyMetadata.occupancy',
  message: 'L’occupation du bien n’est pas dite.',
  source: 'code civil, art. 1112-1: what decides whether one contracts is told',
  lacks: ({ propertyMetadata }) => propertyMetadata.occupancy === null,
};

const TITLE: PropertyRequirement = {
  key: 'titleDeed',
  field: 'propertyMetadata.titleDeed',
  message: 'Le titre de propriété manque.',
  source: 'code civil, art. 1599 and 1989: who entrusts a property may dispose of it',
  lacks: ({ propertyMetadata }) => isBlank(propertyMetadata.titleDeed),
};

export const FOR_SALE: readonly PropertyRequirement[] = [ADDRESS, LOTS, OCCUPANCY, TITLE];
export const TO_LET: readonly PropertyRequirement[] = [ADDRESS, LOTS, OCCUPANCY];
export const MANAGED: readonly PropertyRequirement[] = [ADDRESS, LOTS, OCCUPANCY, TITLE];
