import type { PropertyType, TransactionType } from '../property/property.enums';

/** What criteria are held against, of a property. Areas in m², price in euros as it is displayed. */
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

/** What is known of a commune. */
export interface KnownPlace {
  name: string;
  lat: number | null;
  lon: number | null;
}

/** The commune of an INSEE code. */
export type Places = (insee: string) => KnownPlace | undefined;
