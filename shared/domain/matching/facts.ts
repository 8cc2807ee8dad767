import type { PropertyType, TransactionType } from '../property/property.enums';

/** Facts of a property that criteria are compared with. Areas in m², displayed price in euros. */
export interface PropertyFacts {
  transactionType: TransactionType;
  propertyType: PropertyType;
  price: number | null;
  city: string;
  insee: string | null;
  lat: number | null;
  lon: number | null;
  rooms: number | null;
  bedrooms: number | null;
  homeSize: number | null;
  landSize: number | null;
}

/** Facts of a commune. */
export interface KnownPlace {
  name: string;
  lat: number | null;
  lon: number | null;
}

/** The commune of an INSEE code. */
export type Places = (insee: string) => KnownPlace | undefined;
