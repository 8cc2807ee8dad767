import { byTime } from '@pignon/shared/domain/common/date-time';
import { MANDATE_PAPERS } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Calendar } from '../calendar';
import type { PropertyContacts } from '../people/property-contacts';
import type { DemoProperty } from '../property/draw-property';
import type { PropertyPlan } from '../property/property-plan';
import { Random } from '../random';
import { PARTNER_AGENCY, TERMINATIONS } from './mandate-wording';

export type DemoMandate = Omit<Mandate, 'id' | 'registerNumber' | 'version'> & {
  id: number;
  registerNumber: number | null;
  /** Days before the reference day; null when it was never signed. */
  signedDaysAgo: number | null;
};

/** When things happened, in days before the reference day. */
interface Course {
  created: number;
  signed: number | null;
  months: number;
  /** How long after signature it ends, renewals included. */
  endDays: number;
  renewed: boolean;
  status: Mandate['status'];
}

const MONTH = 30.44;

/** Makes the drawn status possible: what is too young to have expired runs, what ran over its term was renewed. */
function drawCourse(plan: PropertyPlan, random: Random): Course {
  const drawn = plan.mandate?.status ?? 'PENDING';
  const created = Math.max(1, plan.age - random.int(0, Math.min(6, plan.age - 1)));
  const neverSigned = drawn === 'PENDING' || (drawn === 'CLOSED' && random.chance(0.25));
  const signed = neverSigned ? null : Math.max(1, created - random.int(0, Math.min(4, created - 1)));
  const months = random.pick([3, 3, 6, 6, 12]);
  const term = Math.round(months * MONTH);
  if (signed === null) return { created, signed, months, endDays: term, renewed: false, status: drawn };
  if (drawn === 'EXPIRED') {
    const short = Math.round(3 * MONTH);
    if (signed <= short + 1)
      return { created, signed, months: 6, endDays: Math.round(6 * MONTH), renewed: false, status: 'RUNNING' };
    return signed > term + 1
      ? { created, signed, months, endDays: term, renewed: false, status: drawn }
      : { created, signed, months: 3, endDays: short, renewed: false, status: drawn };
  }
  const renewals = drawn === 'RUNNING' ? Math.floor(signed / term) : 0;
  return { created, signed, months, endDays: term * (renewals + 1), renewed: renewals > 0, status: drawn };
}

/** The last day to withdraw: 14 days after the day of signature, rolled to the next working day. */
function withdrawal(calendar: Calendar, signed: number): string {
  const last = -signed + 14;
  const weekday = calendar.weekday(last);
  return calendar.day(last + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
}

function history(
  course: Course,
  at: { created: string; signed: string | null; ended: string | null },
  user: string,
): Mandate['statusHistory'] {
  const list: Mandate['statusHistory'] = [{ status: 'PENDING', at: at.created, user }];
  if (at.signed !== null) list.push({ status: 'RUNNING', at: at.signed, user });
  if (at.ended !== null && course.status !== 'RUNNING' && course.status !== 'PENDING')
    list.push({ status: course.status, at: at.ended, user });
  return list;
}

/** Days and instants of a course: everything that a calendar has a say in. */
function dates(course: Course, calendar: Calendar, random: Random) {
  const { signed } = course;
  const created = calendar.at(-course.created, 9, random.int(0, 59));
  const registered = signed === null ? null : calendar.at(-signed, random.int(10, 18), random.int(0, 59));
  const expiry = signed === null ? null : -signed + course.endDays;
  const over = course.status === 'SOLD' || course.status === 'CLOSED' || course.status === 'EXPIRED';
  const lastDay =
    course.status === 'EXPIRED' && expiry !== null
      ? expiry
      : -random.int(1, Math.max(1, (signed ?? course.created) - 1));
  return {
    created,
    signed: registered,
    ended: over ? calendar.at(Math.min(-1, lastDay), 18, 40) : null,
    start: signed === null ? null : calendar.day(-signed),
    end: expiry === null ? null : calendar.day(expiry),
    renewed: course.renewed && expiry !== null ? calendar.day(expiry - Math.round(course.months * MONTH)) : null,
    irrevocable: signed === null ? null : calendar.day(-signed + Math.round(3 * MONTH)),
    withdrawal: signed !== null && random.chance(0.35) ? withdrawal(calendar, signed) : null,
  };
}

type Dates = ReturnType<typeof dates>;

/** A mandate that ran over its term was renewed. */
function amendments({ months }: Course, { renewed, end }: Pick<Dates, 'renewed' | 'end'>): Mandate['amendments'] {
  if (renewed === null) return [];
  return [{ date: renewed, text: `Reconduction pour ${months} mois aux mêmes conditions.`, endDate: end }];
}

/** The mandate of a property whose plan has one; register numbers come later, when all dates are known. */
export function drawMandate(
  id: number,
  plan: PropertyPlan,
  property: DemoProperty,
  { owners, partner }: PropertyContacts,
  calendar: Calendar,
): DemoMandate {
  const random = new Random('mandate-detail', plan.index);
  const type = plan.mandate?.type ?? 'NON_EXCLUSIVE';
  const course = drawCourse(plan, random);
  const at = dates(course, calendar, random);
  const counterParts = type === 'PARTNER' && partner !== null ? [partner] : owners;
  const user = property.negotiator ?? 'manager@pignon.test';
  const partial = counterParts.length > 1 && random.chance(0.5) ? counterParts.slice(0, 1) : [];
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
    renewal: course.renewed || random.chance(0.4),
    price: property.price,
    feeType: property.financialInfo.feeType,
    commissionRate: property.financialInfo.commissionRate,
    commissionAmount: property.financialInfo.commissionAmount,
    buyerShare: property.financialInfo.buyerShare,
    status: course.status,
    registerNumber: null,
    registerDate: type === 'PARTNER' ? null : at.signed,
    signatures: (at.signed === null ? partial : counterParts).map((contactId) => ({
      contactId,
      signedAt: at.signed ?? at.created,
      image: null,
    })),
    statusHistory: history(course, at, user),
    amendments: amendments(course, at),
    termination:
      course.status === 'CLOSED' && at.ended !== null
        ? { date: at.ended.slice(0, 10), reason: random.pick(TERMINATIONS) }
        : null,
    createdTime: at.created,
    modifiedTime: at.ended ?? at.signed ?? at.created,
    signedDaysAgo: course.signed,
  };
}

/** Gives the chronological register its numbers: every signed mandate but delegations, in the order of signature. */
export function numberRegister(mandates: DemoMandate[]): number {
  const entered = mandates
    .filter((mandate) => mandate.registerDate !== null)
    .sort((a, b) => byTime(a.registerDate ?? '', b.registerDate ?? '') || a.id - b.id);
  entered.forEach((mandate, index) => {
    mandate.registerNumber = index + 1;
  });
  return entered.length;
}
