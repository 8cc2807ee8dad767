import { HALF } from '@pignon/shared/domain/property/price/fee-terms';
import { displayedPrice } from '@pignon/shared/domain/property/price/price';
import type { FeeType, PropertyType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import type { Calendar } from '../calendar';
import type { Random } from '../random';
import type { Town } from '../region/towns';
import type { Dwelling } from './dwelling';
import type { PropertyPlan } from './property-plan';

type Financial = PropertyFields['financialInfo'];
type Rental = NonNullable<PropertyFields['rentalInfo']>;
type CoOwnership = NonNullable<PropertyFields['coOwnership']>;

export interface PriceInput {
  plan: PropertyPlan;
  town: Town;
  dwelling: Dwelling;
  energyClass: string | null;
}

const round = (value: number, step: number) => Math.round(value / step) * step;
const cents = (value: number) => Math.round(value * 100) / 100;
/** A legal maximum is never rounded up. */
const centsBelow = (value: number) => Math.floor(value * 100 + 1e-6) / 100;

/** Small flats cost more a metre, large houses less. */
const elasticity = (size: number, usual: number) => Math.min(1.35, Math.max(0.72, (usual / size) ** 0.22));

const LABEL_FACTOR: Readonly<Record<string, number>> = { A: 1.07, B: 1.04, C: 1.01, D: 1, E: 0.96, F: 0.9, G: 0.84 };

function viewFactor({ features }: Dwelling): number {
  return (
    1 +
    (features.includes('SEA_VIEW') ? 0.2 : 0) +
    (features.includes('POOL') ? 0.05 : 0) +
    (features.includes('OPEN_VIEW') ? 0.03 : 0) +
    (features.includes('TERRACE') ? 0.03 : 0)
  );
}

function dwellingValue({ plan, town, dwelling, energyClass }: PriceInput): number {
  const size = dwelling.homeSize ?? 0;
  const isHouse = plan.propertyType === 'HOUSE' || plan.propertyType === 'CASTLE';
  const metre = (isHouse ? town.house : town.apartment) * elasticity(size, isHouse ? 120 : 62);
  const extraLand = isHouse ? Math.min(dwelling.landSize ?? 0, 6000) * town.land * 0.05 : 0;
  const upkeep = 0.84 + dwelling.condition * 0.28;
  return (size * metre * upkeep * viewFactor(dwelling) + extraLand) * (LABEL_FACTOR[energyClass ?? 'D'] ?? 1);
}

function parkingValue({ town, dwelling }: PriceInput): number {
  return (town.sea ? 34_000 : 17_000) * (dwelling.features.includes('GARAGE') ? 1.5 : 0.9);
}

function landValue({ town, dwelling }: PriceInput): number {
  const size = dwelling.landSize ?? 0;
  return size * town.land * elasticity(size, 650) * 0.55;
}

/** Share of an apartment's price a metre that other buildings fetch. */
const apartmentShare =
  (share: number) =>
  ({ town, dwelling }: PriceInput): number =>
    (dwelling.homeSize ?? 0) * town.apartment * share;

const VALUES: Readonly<Record<PropertyType, (input: PriceInput) => number>> = {
  HOUSE: dwellingValue,
  APARTMENT: dwellingValue,
  CASTLE: dwellingValue,
  LOFT: dwellingValue,
  LAND: landValue,
  PARKING: parkingValue,
  SHOP: apartmentShare(0.62),
  OFFICE: apartmentShare(0.62),
  PREMISES: apartmentShare(0.28),
  BUILDING: apartmentShare(0.6),
};

const saleValue = (input: PriceInput, random: Random) =>
  VALUES[input.plan.propertyType](input) * random.between(0.92, 1.08);

/** Price history: 22 % of the older properties were lowered once or twice. */
function history(now: number, plan: PropertyPlan, calendar: Calendar, random: Random): Financial['priceHistory'] {
  const cuts = plan.transactionType === 'SALE' && plan.age > 50 && random.chance(0.24) ? random.int(1, 2) : 0;
  const entries = [{ at: calendar.at(-plan.age, 8, 15), price: now }];
  for (let cutIndex = 0; cutIndex < cuts; cutIndex += 1) {
    const days = Math.floor((plan.age * (cutIndex + 1)) / (cuts + 2));
    entries.splice(1, 0, { at: calendar.at(-days, 10, 15), price: entries[cutIndex === 0 ? 0 : 1]?.price ?? now });
    const first = entries[0];
    if (first) first.price = round(first.price * random.between(1.03, 1.07), 1000);
  }
  return entries;
}

const monthly = (coOwnership: CoOwnership | null) =>
  coOwnership?.yearlyCharges ? Math.round(coOwnership.yearlyCharges / 12) : null;

export function drawCoOwnership(
  plan: PropertyPlan,
  { homeSize, features }: Dwelling,
  random: Random,
): CoOwnership | null {
  const shared =
    plan.propertyType === 'APARTMENT' ||
    plan.propertyType === 'LOFT' ||
    plan.propertyType === 'PARKING' ||
    (plan.propertyType === 'OFFICE' && random.chance(0.7));
  if (!shared) return null;
  const perMetre = random.between(14, 24) + (features.includes('LIFT') ? 8 : 0);
  const procedure = random.chance(0.03);
  return {
    lots: random.int(4, 140),
    yearlyCharges: plan.propertyType === 'PARKING' ? random.int(60, 190) : round((homeSize ?? 40) * perMetre, 10),
    procedure,
    procedureDetail: procedure
      ? 'Procédure en cours contre le syndicat des copropriétaires pour impayés de charges.'
      : null,
  };
}

export function drawSale(
  input: PriceInput,
  coOwnership: CoOwnership | null,
  calendar: Calendar,
  random: Random,
): Financial {
  const value = saleValue(input, random);
  const priceNoFees = round(value, value > 800_000 ? 5000 : value > 60_000 ? 1000 : 500);
  const feeType: FeeType = random.weighted({ BUYER: 70, SELLER: 23, SHARED: 7 });
  const commissionRate =
    priceNoFees < 60_000 ? 8 : priceNoFees < 200_000 ? 6 : priceNoFees < 450_000 ? 5 : random.pick([4.5, 4.5, 4.5, 4]);
  const financialInfo = {
    priceNoFees,
    feeType,
    commissionRate,
    commissionAmount: input.plan.index % 12 === 0 ? cents((priceNoFees * commissionRate) / 100) : null,
    buyerShare: feeType === 'SHARED' && input.plan.index % 2 === 0 ? 60 : HALF,
    monthlyExpenses: monthly(coOwnership),
    propertyTax:
      input.plan.propertyType === 'LAND' ? null : round(priceNoFees * random.between(0.0022, 0.0042) + 180, 10),
    priceHistory: [],
  };
  const price = displayedPrice({ transactionType: 'SALE', financialInfo, rentalInfo: null }) ?? priceNoFees;
  return { ...financialInfo, priceHistory: history(price, input.plan, calendar, random) };
}

/** Legal maxima of tenant's fees from 1 January 2026, € per m²: tense zone (the coast), elsewhere, and the inventory. */
const CAPS = { tense: 10.09, elsewhere: 8.07, inventory: 3.03 };

function drawDwellingRent(size: number, input: PriceInput, random: Random): Rental {
  const coast = input.town.insee.startsWith('64');
  const metre = Math.min(21, 6.2 + input.town.apartment / 720) * elasticity(size, 60) * random.between(0.93, 1.05);
  const rent = Math.round(size * metre);
  const furnished = random.chance(size < 45 ? 0.5 : 0.15);
  const inventoryFee = centsBelow(size * CAPS.inventory);
  const tenantFee = cents(centsBelow(size * (coast ? CAPS.tense : CAPS.elsewhere)) + inventoryFee);
  const reference = cents(metre * 0.93);
  return {
    rent,
    rentExcludingVat: null,
    chargeMode: furnished ? 'FLAT' : 'PROVISION',
    rentalFeeMode: 'ZONE_CAP',
    deposit: furnished ? rent * 2 : rent,
    furnished,
    leaseType: 'STANDARD',
    leaseMonths: null,
    rentControl: coast
      ? {
          referenceRent: cents(reference * size),
          referenceRentIncreased: cents(reference * size * 1.2),
          baseRent: rent,
          complement: null,
        }
      : null,
    tenantFee,
    inventoryFee,
    landlordFee: tenantFee,
    landlordInventoryFee: inventoryFee,
  };
}

function drawProfessionalRent(size: number, input: PriceInput, random: Random): Rental {
  const parking = input.plan.propertyType === 'PARKING';
  const rent = parking ? random.int(6, 16) * 10 : round(size * random.between(9, 21), 10);
  return {
    rent,
    rentExcludingVat: null,
    chargeMode: 'PROVISION',
    rentalFeeMode: parking ? 'FLAT' : 'MONTHS_OF_RENT',
    deposit: parking ? rent : rent * 3,
    furnished: false,
    leaseType: 'STANDARD',
    leaseMonths: null,
    rentControl: null,
    tenantFee: parking ? 120 : cents(rent * 1.8),
    inventoryFee: null,
    landlordFee: null,
    landlordInventoryFee: null,
  };
}

export function drawRental(
  input: PriceInput,
  calendar: Calendar,
  random: Random,
): { financialInfo: Financial; rentalInfo: Rental } {
  const { plan, dwelling } = input;
  const size = dwelling.homeSize ?? 20;
  const dwellingLike =
    plan.propertyType === 'HOUSE' || plan.propertyType === 'APARTMENT' || plan.propertyType === 'LOFT';
  const rentalInfo = dwellingLike ? drawDwellingRent(size, input, random) : drawProfessionalRent(size, input, random);
  const monthlyExpenses =
    plan.propertyType === 'PARKING' ? random.int(0, 2) * 5 : round(15 + size * random.between(0.5, 1.5), 5);
  const financialInfo: Financial = {
    priceNoFees: null,
    feeType: 'BUYER',
    commissionRate: 4.5,
    commissionAmount: null,
    buyerShare: HALF,
    monthlyExpenses,
    propertyTax: null,
    priceHistory: [],
  };
  const price = displayedPrice({ transactionType: 'RENT', financialInfo, rentalInfo }) ?? 0;
  return { financialInfo: { ...financialInfo, priceHistory: history(price, plan, calendar, random) }, rentalInfo };
}
