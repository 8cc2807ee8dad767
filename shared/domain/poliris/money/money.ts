import type { PropertyFields } from '../../property/property.schema';

/** Price, rent and fees of a line. */
export interface Money {
  financialInfo: PropertyFields['financialInfo'];
  rentalInfo: PropertyFields['rentalInfo'];
}
