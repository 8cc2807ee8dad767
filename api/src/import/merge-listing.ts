import { priceNoFeesFrom } from '@pignon/shared/domain/property/price/fees';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import { FEATURES_OF_FORMAT } from '@pignon/shared/domain/poliris/listing-building';
import type { Property, PropertyFields, Room } from '@pignon/shared/domain/property/property.schema';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Takes the feed's values, and ours where they are empty. */
const filledValue = <Group extends object>(feed: Group, ours: Group): Group =>
  Object.fromEntries(
    Object.entries(feed).map(([key, value]) => [key, isEmpty(value) ? ours[key as keyof Group] : (value as unknown)]),
  ) as Group;

const kindsOf = (rooms: readonly Room[]): string =>
  rooms
    .map(({ type }) => type)
    .sort()
    .join();

/** The format only counts rooms: rooms that stay keep their sizes and notes. */
const roomsOf = (feed: readonly Room[], ours: readonly Room[]): Room[] =>
  feed.length === 0 || kindsOf(feed) === kindsOf(ours) ? [...ours] : [...feed];

/** Never completes one certificate from another. */
function energyOf(
  feed: PropertyFields['energyEfficiency'],
  ours: PropertyFields['energyEfficiency'],
): PropertyFields['energyEfficiency'] {
  return feed.date === null || feed.date === ours.date ? filledValue(feed, ours) : feed;
}

/**
 * Keeps a fee payer set here while the feed has none; the displayed price is always the feed's. Drops a payer assumed
 * by the first mapping (`isOurs` false).
 */
function moneyOf(feed: PropertyFields, before: Property, isOurs: boolean): PropertyFields['financialInfo'] {
  const ours = before.financialInfo;
  const { propertyTax, monthlyExpenses } = filledValue(feed.financialInfo, ours);
  const money = { ...feed.financialInfo, propertyTax, monthlyExpenses };
  const price = displayedPrice(feed);
  const { feeType, commissionRate } = ours;
  if (feed.transactionType !== 'SALE' || money.feeType !== null || feeType === null || !isOurs || price === null)
    return money;
  return { ...money, feeType, commissionRate, priceNoFees: priceNoFeesFrom({ price, feeType, commissionRate }) };
}

/**
 * Merges a feed's property with the existing one: keeps values that its line leaves empty or the format cannot carry.
 */
export function mergeListing(feed: PropertyFields, before: Property, isOurs: boolean): PropertyFields {
  const more = before.features.filter((feature) => !FEATURES_OF_FORMAT.includes(feature));
  return {
    ...feed,
    location: feed.location.insee === null && before.location.insee !== null ? before.location : feed.location,
    locationMetadata: filledValue(feed.locationMetadata, before.locationMetadata),
    structure: before.structure,
    propertyMetadata: filledValue(feed.propertyMetadata, before.propertyMetadata),
    rooms: roomsOf(feed.rooms, before.rooms),
    features: [...feed.features, ...more],
    coOwnership:
      feed.coOwnership && before.coOwnership
        ? filledValue(feed.coOwnership, before.coOwnership)
        : (feed.coOwnership ?? before.coOwnership),
    financialInfo: moneyOf(feed, before, isOurs),
    rentalInfo:
      feed.rentalInfo && before.rentalInfo ? filledValue(feed.rentalInfo, before.rentalInfo) : feed.rentalInfo,
    energyEfficiency: energyOf(feed.energyEfficiency, before.energyEfficiency),
    listing: filledValue(feed.listing, before.listing),
    propertyStatus: before.propertyStatus,
    comments: before.comments,
    negotiator: before.negotiator,
  };
}
