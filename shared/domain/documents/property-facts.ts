import { capitalize, frenchArea, frenchCount, frenchEuros, frenchNumber } from '../common/french';
import { isInForce } from '../mandate/mandate-status';
import { DWELLINGS } from '../property/property-groups';
import { displayedPrice, pricePerSquareMetre } from '../property/price/price';
import { PROPERTY_STATUS_WORDS } from '../property/property-status-words';
import { HEATING_WORDS, ORIENTATION_WORDS, PROPERTY_TYPE_WORDS, type PropertyStatus } from '../property/property.enums';
import type { Property } from '../property/property.schema';
import { roomFigures, type RoomFigures } from '../property/rooms';
import { floorWords, longDay } from './contract-wording';

export interface Fact {
  label: string;
  value: string;
}

type OptionalFact = Fact | null;

/** Counts and areas that make sense for this kind of property: a plot or parking space has no rooms. */
function figuresOf(property: Property): RoomFigures {
  const figures = roomFigures(property);
  if (property.propertyType === 'LAND') return { rooms: null, bedrooms: null, homeSize: null };
  return property.propertyType === 'PARKING' ? { ...figures, rooms: null, bedrooms: null } : figures;
}

const only = (facts: readonly OptionalFact[]): Fact[] => facts.filter((fact) => fact !== null);
const fact = <Value>(label: string, value: Value | null | undefined, words: (value: Value) => string): OptionalFact =>
  value == null || value === '' ? null : { label, value: words(value) };

const asIs = (text: string): string => text;

const sidesOf = ({ orientation }: Property['propertyMetadata']): string =>
  orientation.map((side) => capitalize(ORIENTATION_WORDS[side].fr)).join(', ');

const areaLabel = ({ propertyType }: Pick<Property, 'propertyType'>): string =>
  DWELLINGS.includes(propertyType) ? 'Surface habitable' : 'Surface';

/** Key figures for passers-by, largest first. */
export function keyFigures(property: Property): Fact[] {
  const { homeSize, rooms, bedrooms } = figuresOf(property);
  const { landSize, floor } = property.propertyMetadata;
  return only([
    fact(areaLabel(property), homeSize, frenchArea),
    fact(rooms === 1 ? 'Pièce' : 'Pièces', rooms, frenchNumber),
    fact(bedrooms === 1 ? 'Chambre' : 'Chambres', bedrooms || null, frenchNumber),
    fact('Terrain', landSize, frenchArea),
    property.propertyType === 'APARTMENT'
      ? fact('Étage', floor, (at) => (at === 0 ? 'RDC' : capitalize(floorWords(at))))
      : null,
  ]).slice(0, 4);
}

/** "Maison · 5 pièces · 120 m²". */
export function kindLine(property: Property): string {
  const { homeSize, rooms } = figuresOf(property);
  const area = property.propertyType === 'LAND' ? property.propertyMetadata.landSize : homeSize;
  return [
    capitalize(PROPERTY_TYPE_WORDS[property.propertyType].fr),
    rooms === null ? null : frenchCount(rooms, 'pièce'),
    area === null ? null : frenchArea(area),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** All public measurements and dates of a property. */
export function allFigures(property: Property): Fact[] {
  const { propertyMetadata: stated, locationMetadata: place } = property;
  const { homeSize, rooms, bedrooms } = figuresOf(property);
  const perArea = pricePerSquareMetre(displayedPrice(property), {
    propertyType: property.propertyType,
    homeSize,
    landSize: stated.landSize,
  });
  return only([
    fact('Nature', stated.subtype, asIs),
    fact(areaLabel(property), homeSize, frenchArea),
    fact('Surface loi Carrez', stated.carrezSize, frenchArea),
    fact('Terrain', stated.landSize, frenchArea),
    fact(rooms === 1 ? 'Pièce' : 'Pièces', rooms, frenchNumber),
    fact(bedrooms === 1 ? 'Chambre' : 'Chambres', bedrooms || null, frenchNumber),
    fact('Étage', stated.floor, (at) => capitalize(floorWords(at))),
    fact('Niveaux', stated.floors, frenchNumber),
    fact('Logements', stated.dwellingCount || null, frenchNumber),
    fact('Orientation', sidesOf(stated), asIs),
    fact('Terrasses', stated.terraceCount, frenchNumber),
    fact('Surface des terrasses', stated.terraceSize, frenchArea),
    fact('Surface des balcons', stated.balconySize, frenchArea),
    fact('Surface de la cave', stated.cellarSize, frenchArea),
    fact('Construction', stated.yearBuilt, String),
    fact('Chauffage', stated.heating, (kind) => capitalize(HEATING_WORDS[kind].fr)),
    fact(
      'Énergie finale',
      property.energyEfficiency.finalEnergyValue,
      (value) => `${frenchNumber(value)}\u00a0kWh/m²/an`,
    ),
    fact('Disponible le', stated.availableFrom, longDay),
    fact('Quartier', place.district, asIs),
    fact('Transports', place.transport, asIs),
    fact('Station la plus proche', place.nearestStation, asIs),
    fact('Zone inondable', place.floodZone, (flooded) => (flooded ? 'Oui' : 'Non')),
    fact('Prix au m²', perArea, (euros) => `${frenchEuros(Math.round(euros))}/m²`),
  ]);
}

/** Statuses that replace the offer in an advertisement by a banner. */
const BANNER_STATUSES: readonly PropertyStatus[] = ['UNDER_OFFER', 'UNDER_CONTRACT', 'SOLD', 'RENTED'];

/** Banner of a property: "À vendre", "Sous compromis", "Loué". */
export function bannerOf({ propertyStatus, transactionType }: Property): string {
  if (BANNER_STATUSES.includes(propertyStatus)) return capitalize(PROPERTY_STATUS_WORDS[propertyStatus].fr);
  return transactionType === 'RENT' ? 'À louer' : 'À vendre';
}

/** True while no other agency may sell or let the property. */
export const isExclusive = ({ mandateStatus, mandateType }: Property): boolean =>
  isInForce(mandateStatus) && mandateType === 'EXCLUSIVE';

/** Location as advertised: never more exact than the district. */
export function publicPlace({ location, locationMetadata }: Pick<Property, 'location' | 'locationMetadata'>): string {
  const town = location.postcode ? `${location.city} (${location.postcode})` : location.city;
  return locationMetadata.district ? `${town} – ${locationMetadata.district}` : town;
}
