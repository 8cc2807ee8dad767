import type { MandateStatus, MandateType } from '@pignon/shared/domain/mandate/mandate.enums';
import type { PropertyStatus, PropertyType, TransactionType } from '@pignon/shared/domain/property/property.enums';
import type { Calendar } from '../calendar';
import { Random } from '../random';

/** Outline of a property, small enough that 100,000 fit in memory. */
export interface PropertyPlan {
  index: number;
  reference: string;
  /** Days before the reference day on which it entered the portfolio. */
  age: number;
  propertyType: PropertyType;
  transactionType: TransactionType;
  propertyStatus: PropertyStatus;
  mandate: { status: MandateStatus; type: MandateType } | null;
}

const OLDEST_DAYS = 620;

const SALE_TYPES: Readonly<Record<PropertyType, number>> = {
  HOUSE: 44,
  APARTMENT: 36,
  LAND: 9,
  BUILDING: 2,
  PARKING: 2,
  SHOP: 2,
  OFFICE: 1,
  PREMISES: 1.5,
  CASTLE: 0.8,
  LOFT: 1.7,
};
const RENT_TYPES: Readonly<Record<PropertyType, number>> = {
  HOUSE: 16,
  APARTMENT: 58,
  LAND: 0,
  BUILDING: 0,
  PARKING: 8,
  SHOP: 7,
  OFFICE: 6,
  PREMISES: 3,
  CASTLE: 0,
  LOFT: 2,
};

type StatusWeights = Partial<Record<PropertyStatus, number>>;
/** Up to which age (days) which statuses are likely. */
const STATUS_BY_AGE: readonly (readonly [number, StatusWeights])[] = [
  [20, { ACTIVE: 78, DRAFT: 15, UNDER_OFFER: 7 }],
  [120, { ACTIVE: 80, UNDER_OFFER: 6, UNDER_CONTRACT: 7, SOLD: 3, SUSPENDED: 3, WITHDRAWN: 1 }],
  [300, { ACTIVE: 64, UNDER_OFFER: 4, UNDER_CONTRACT: 8, SOLD: 15, SUSPENDED: 3, WITHDRAWN: 4, ARCHIVED: 2 }],
  [Infinity, { ACTIVE: 24, SOLD: 46, SUSPENDED: 3, WITHDRAWN: 10, ARCHIVED: 17 }],
];

function drawStatus(age: number, transaction: TransactionType, random: Random): PropertyStatus {
  const weights = STATUS_BY_AGE.find(([limit]) => age < limit)?.[1] ?? {};
  const status = random.weighted(weights as Record<PropertyStatus, number>);
  if (transaction === 'SALE') return status;
  return status === 'SOLD' || status === 'UNDER_CONTRACT' ? 'RENTED' : status;
}

/** Order in which properties get a mandate: sold ones first, drafts none. */
const MANDATE_PRIORITY: Readonly<Record<PropertyStatus, number>> = {
  UNDER_OFFER: 3,
  UNDER_CONTRACT: 3,
  ACTIVE: 0.75,
  SOLD: 0.55,
  RENTED: 0.55,
  SUSPENDED: 0.5,
  WITHDRAWN: 0.5,
  ARCHIVED: 0,
  DRAFT: -1,
};

function drawMandateStatus(status: PropertyStatus, age: number, random: Random): MandateStatus {
  if (status === 'SOLD' || status === 'RENTED') return 'SOLD';
  if (status === 'WITHDRAWN') return random.chance(0.6) ? 'CLOSED' : 'EXPIRED';
  if (status === 'ARCHIVED' || status === 'SUSPENDED') return random.chance(0.6) ? 'EXPIRED' : 'CLOSED';
  if (status === 'DRAFT') return 'PENDING';
  if (status !== 'ACTIVE') return 'RUNNING';
  if (age < 45 && random.chance(0.35)) return 'PENDING';
  return random.chance(0.93) ? 'RUNNING' : 'EXPIRED';
}

function assignMandates(plans: PropertyPlan[], count: number): void {
  const ranked = plans
    .map((plan) => ({ plan, score: MANDATE_PRIORITY[plan.propertyStatus] + new Random('mandate', plan.index).next() }))
    .sort((a, b) => b.score - a.score || a.plan.index - b.plan.index);
  for (const { plan } of ranked.slice(0, count)) {
    const random = new Random('mandate-kind', plan.index);
    plan.mandate = {
      status: drawMandateStatus(plan.propertyStatus, plan.age, random),
      type: random.weighted({ EXCLUSIVE: 44, NON_EXCLUSIVE: 48, PARTNER: 8 }),
    };
  }
}

/**
 * The whole portfolio, oldest first, so that references follow the order of entry: `V`/`L`, two digits of the year, a
 * sequence per letter and year.
 */
export function planProperties(count: number, mandates: number, calendar: Calendar): PropertyPlan[] {
  const sequences = new Map<string, number>();
  const plans = Array.from({ length: count }, (_, index): PropertyPlan => {
    const random = new Random('property-plan', index);
    const relativeAge = count <= 1 ? 0 : (count - 1 - index) / (count - 1);
    const age = Math.floor(OLDEST_DAYS * relativeAge ** 2.3) + 1;
    const transactionType = random.chance(0.81) ? 'SALE' : 'RENT';
    const propertyType = random.weighted(transactionType === 'SALE' ? SALE_TYPES : RENT_TYPES);
    const prefix = `${transactionType === 'SALE' ? 'V' : 'L'}${String(calendar.year(-age)).slice(2)}`;
    const sequence = (sequences.get(prefix) ?? 0) + 1;
    sequences.set(prefix, sequence);
    return {
      index,
      reference: `${prefix}-${String(sequence).padStart(5, '0')}`,
      age,
      transactionType,
      propertyType,
      propertyStatus: drawStatus(age, transactionType, random),
      mandate: null,
    };
  });
  assignMandates(plans, Math.min(mandates, count));
  return plans;
}
