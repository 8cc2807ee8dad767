import type { Feature, PropertyType, TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { TownStyle } from '../region/towns';

/** Facts used by titles and descriptions, which state nothing else. */
export interface WordingFacts {
  propertyType: PropertyType;
  transactionType: TransactionType;
  city: string;
  district: string | null;
  style: TownStyle;
  homeSize: number | null;
  landSize: number | null;
  rooms: number | null;
  bedrooms: number | null;
  floor: number | null;
  floors: number | null;
  yearBuilt: number | null;
  condition: number;
  furnished: boolean;
  energyClass: string | null;
  features: ReadonlySet<Feature>;
  livingSize: number | null;
}

const STARTS_WITH_VOWEL = /^[AEÉÈIOUYH]/i;

/** "à Biarritz", "au Boucau": only names starting with "Le" contract the article in this region. */
export const at = (city: string) => (city.startsWith('Le ') ? `au ${city.slice(3)}` : `à ${city}`);
export const of = (city: string) => (STARTS_WITH_VOWEL.test(city) ? `d’${city}` : `de ${city}`);

const NUMBERS = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
];
/** Feminine, as for "chambres" and "pièces". */
export const inWords = (count: number) => NUMBERS[count] ?? String(count);
export const chambers = (count: number) => `${inWords(count)} chambre${count > 1 ? 's' : ''}`;
export const metres = (size: number) =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }).format(size)}\u00a0m²`;
