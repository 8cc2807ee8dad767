import type { PropertyFields } from '../../property/property.schema';

/** What a line says of price, rent and fees. */
export interface Money {
  financialInfo: PropertyFields['financialInfo'];
  rentalInfo: PropertyFields['rentalInfo'];
}
