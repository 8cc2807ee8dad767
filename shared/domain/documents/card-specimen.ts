import type { AgencyFields } from '../agency/agency.schema';
import { completeDraft } from '../property/property-draft';
import type { Property } from '../property/property.schema';
import { windowCard, type WindowCard } from './window-card';

const NEVER = '1970-01-01T00:00:00.000Z';

const specimenProperty = (): Property => ({
  ...completeDraft({ transactionType: 'SALE', propertyType: 'HOUSE', title: 'Spécimen d’affiche' }),
  reference: 'SPÉCIMEN',
  technicalId: '',
  price: null,
  media: [],
  mandateStatus: null,
  mandateType: null,
  createdTime: NEVER,
  modifiedTime: NEVER,
  version: 0,
});

/** A sample window card with the agency's settings, without property. */
export const cardSpecimen = (agency: AgencyFields, day: string): WindowCard =>
  windowCard(specimenProperty(), agency, { format: 'A4', orientation: 'portrait' }, [], day);
