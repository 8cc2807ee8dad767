import { byTime } from '@pignon/shared/domain/common/date-time';
import { addDays, addMonths, daysBetween } from '@pignon/shared/domain/common/day';
import { lettingTermsOf } from '@pignon/shared/domain/mandate/letting/letting-terms';
import { IRREVOCABLE_MONTHS, NOTICE_DAYS } from '@pignon/shared/domain/mandate/mandate.limits';
import { MANDATE_PAPERS } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Calendar } from '../calendar';
import type { PropertyContacts } from '../people/property-contacts';
import type { DemoProperty } from '../property/draw-property';
import type { PropertyPlan } from '../property/property-plan';
import { Random } from '../random';
import { LETTER_NUMBER, PARTNER_AGENCY, TERMINATIONS, type DemoTermination } from './mandate-wording';
import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';

export type DemoMandate = Omit<Mandate, 'id' | 'registerNumber' | 'version'> & {
  id: number;
  registerNumber: number | null;
  /** Days before the reference day; null when it was never signed. */
  signedDaysAgo: number | null;
};

/** Days of events before the reference day. */
interface Course {
  created: number;
  signed: number | null;
  months: number;
  status: Mandate['status'];
}

const MONTH = 30.44;
/** Author of tacit renewals. */
const CLOCK = 'mandate-clock';
/** Maximum difference in days between a term counted in months and one counted in days. */
const MARGIN = 4;

/** Adjusts the drawn status: a mandate too young to have expired is running. */
function drawCourse(plan: PropertyPlan, random: Random): Course {
  const drawnStatus = plan.mandate?.status ?? 'PENDING';
  const created = Math.max(1, plan.age - random.int(0, Math.min(6, plan.age - 1)));
  const neverSigned = drawnStatus === 'PENDING' || (drawnStatus === 'CLOSED' && random.chance(0.25));
  const signed = neverSigned ? null : Math.max(1, created - random.int(0, Math.min(4, created - 1)));
  const months = random.pick([3, 3, 6, 6, 12]);
  if (signed === null || drawnStatus !== 'EXPIRED') return { created, signed, months, status: drawnStatus };
  const hasPassed = (count: number) => signed > Math.round(count * MONTH) + MARGIN;
  if (!hasPassed(3)) return { created, signed, months: 6, status: 'RUNNING' };
  return { created, signed, months: hasPassed(months) ? months : 3, status: drawnStatus };
}

/** The last day to withdraw: 14 days after the day of signature, rolled to the next working day. */
function withdrawal(calendar: Calendar, signed: number): string {
  const last = -signed + 14;
  const weekday = calendar.weekday(last);
  return calendar.day(last + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
}

function history(course: Course, at: Dates, user: string): Mandate['statusHistory'] {
  const list: Mandate['statusHistory'] = [{ status: 'PENDING', at: at.created, user }];
  const [first, ...renewed] = at.ends;
  if (at.signed !== null && first !== undefined)
    list.push({ status: 'RUNNING', at: at.signed, user, until: first.day });
  list.push(...renewed.map(({ day, from }) => ({ status: 'RUNNING' as const, at: from, user: CLOCK, until: day })));
  if (at.ended !== null && course.status !== 'RUNNING' && course.status !== 'PENDING')
    list.push({ status: course.status, at: at.ended, user });
  return list;
}

/** The last day of each period of a mandate (the first and its tacit renewals), with the instant at which it began. */
function endsOf({ signed, months, status }: Course, calendar: Calendar) {
  if (signed === null) return [];
  const start = calendar.day(-signed);
  const ends = [{ day: addMonths(start, months), from: start }];
  for (let last = ends[0]; status === 'RUNNING' && last && last.day < calendar.day(0); last = ends.at(-1)) {
    const days = daysBetween(calendar.day(0), last.day) + 1;
    ends.push({ day: addMonths(start, months * (ends.length + 1)), from: calendar.at(days, 4, 0) });
  }
  return ends;
}

/** Draws the days and instants of a mandate's life. */
function dates(course: Course, type: Mandate['type'], calendar: Calendar, random: Random) {
  const { signed } = course;
  const created = calendar.at(-course.created, 9, random.int(0, 59));
  const registered = signed === null ? null : calendar.at(-signed, random.int(10, 18), random.int(0, 59));
  const periods = endsOf(course, calendar);
  // a delegation is not renewed: only its last period counts
  const ends = type === 'PARTNER' ? periods.slice(-1) : periods;
  const end = ends.at(-1)?.day ?? null;
  const hasEnded = course.status === 'SOLD' || course.status === 'CLOSED' || course.status === 'EXPIRED';
  const lastDay =
    course.status === 'EXPIRED' && end !== null
      ? daysBetween(calendar.day(0), end)
      : -random.int(1, Math.max(1, (signed ?? course.created) - 1));
  return {
    created,
    signed: registered,
    ended: hasEnded ? calendar.at(Math.min(-1, lastDay), 18, 40) : null,
    start: signed === null ? null : calendar.day(-signed),
    ends,
    end,
    irrevocable: signed === null ? null : addMonths(calendar.day(-signed), IRREVOCABLE_MONTHS),
    withdrawal: signed !== null && random.chance(0.35) ? withdrawal(calendar, signed) : null,
  };
}

type Dates = ReturnType<typeof dates>;

/** Makes the termination of a closed mandate: a draft is cancelled, a letter has its notice. */
function terminationOf(course: Course, { ended }: Dates, { kind, reason }: DemoTermination): Mandate['termination'] {
  const day = ended?.slice(0, 10) ?? '';
  const closed = { date: day, effectiveDate: day, reason };
  const letterFields = { by: null, letterDate: null, letterNumber: null };
  if (course.signed === null) return { ...closed, ...letterFields, kind: 'CANCELLATION' };
  if (kind !== 'NOTICE') return { ...closed, ...letterFields, kind };
  return { ...closed, kind, by: 'PRINCIPAL', letterDate: addDays(day, -NOTICE_DAYS), letterNumber: LETTER_NUMBER };
}

/** Signing data that the demonstration leaves empty. */
const EMPTY_SIGNING_FIELDS = { agentSignature: null, signedPlace: null, missingAccepted: null, takenOver: null };

/** Makes the sale or letting that ended a mandate, at the price of the property. */
function conclusionOf(
  { status }: Course,
  { ended }: Dates,
  { price }: DemoProperty,
  contactId: number | null,
): Mandate['conclusion'] {
  if (status !== 'SOLD' || ended === null || price === null || contactId === null) return null;
  return { date: ended.slice(0, 10), price, contactId, name: null };
}

/** Draws the mandate of a property whose plan has one; register numbers follow once all dates are known. */
export function drawMandate(
  id: number,
  plan: PropertyPlan,
  property: DemoProperty,
  { owners, partner, buyerOrTenant: taker }: PropertyContacts,
  calendar: Calendar,
): DemoMandate {
  const random = new Random('mandate-detail', plan.index);
  const type = plan.mandate?.type ?? 'NON_EXCLUSIVE';
  const course = drawCourse(plan, random);
  const at = dates(course, type, calendar, random);
  const counterParts = type === 'PARTNER' && partner !== null ? [partner] : owners;
  const user = property.negotiator ?? 'manager@pignon.test';
  const earlySigners = counterParts.length > 1 && random.chance(0.5) ? counterParts.slice(0, 1) : [];
  return {
    id,
    propertyRef: plan.reference,
    type,
    transactionType: plan.transactionType,
    register: 'T',
    diagnosis: Object.fromEntries(MANDATE_PAPERS.map((name) => [name, random.chance(0.8)])),
    negotiators: [user],
    counterParts,
    startDate: at.start,
    endDate: at.end,
    irrevocableUntil: type === 'EXCLUSIVE' ? at.irrevocable : null,
    withdrawalUntil: at.withdrawal,
    durationMonths: course.months,
    offPremises: at.withdrawal !== null,
    immediateExecution: false,
    partner: type === 'PARTNER' ? PARTNER_AGENCY : null,
    renewal: type !== 'PARTNER' && (at.ends.length > 1 || random.chance(0.4)),
    price: property.price,
    feeType: property.financialInfo.feeType ?? 'BUYER',
    commissionRate: property.financialInfo.commissionRate,
    commissionAmount: property.financialInfo.commissionAmount,
    buyerShare: property.financialInfo.buyerShare,
    texts: NO_TEXTS,
    letting: plan.transactionType === 'RENT' ? lettingTermsOf(property) : null,
    management: null,
    status: course.status,
    registerNumber: null,
    registerDate: type === 'PARTNER' ? null : at.signed,
    signatures: (at.signed === null ? earlySigners : counterParts).map((contactId) => ({
      contactId,
      signedAt: at.signed ?? at.created,
      image: null,
    })),
    ...EMPTY_SIGNING_FIELDS,
    conclusion: conclusionOf(course, at, property, taker),
    statusHistory: history(course, at, user),
    amendments: [],
    pendingAmendment: null,
    termination:
      course.status === 'CLOSED' && at.ended !== null ? terminationOf(course, at, random.pick(TERMINATIONS)) : null,
    createdTime: at.created,
    modifiedTime: at.ended ?? at.signed ?? at.created,
    signedDaysAgo: course.signed,
  };
}

/** Numbers the register in the order of signature; delegations have no number. */
export function numberRegister(mandates: DemoMandate[]): number {
  const registeredMandates = mandates
    .filter((mandate) => mandate.registerDate !== null)
    .sort((a, b) => byTime(a.registerDate ?? '', b.registerDate ?? '') || a.id - b.id);
  registeredMandates.forEach((mandate, index) => {
    mandate.registerNumber = index + 1;
  });
  return registeredMandates.length;
}
