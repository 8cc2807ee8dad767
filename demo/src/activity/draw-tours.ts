import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Calendar } from '../calendar';
import type { PropertyPlan } from '../property/property-plan';
import { Random } from '../random';
import { drawFeedback } from './feedback';

export type DemoVisit = Omit<Visit, 'version'>;

interface Slot {
  day: number;
  negotiator: string;
  /** Hour of the first visit; each tour has its own half-day, so that nobody is in two places. */
  hour: number;
}

/** Half-days not assigned yet. */
class Diary {
  private readonly reservedKeys = new Set<string>();

  constructor(
    private readonly negotiators: readonly string[],
    private readonly calendar: Calendar,
  ) {}

  /** Reserves a free half-day near `day`, never a Sunday: of another negotiator first, then on other days. */
  book(day: number, random: Random, forward: boolean): Slot {
    for (let shift = 0; ; shift += 1) {
      const candidate = day + (forward ? shift : -shift);
      if (this.calendar.weekday(candidate) === 0) continue;
      for (const negotiator of random.shuffle(this.negotiators)) {
        for (const hour of random.chance(0.5) ? [9, 14] : [14, 9]) {
          const key = `${candidate} ${negotiator} ${hour}`;
          if (this.reservedKeys.has(key)) continue;
          this.reservedKeys.add(key);
          return { day: candidate, negotiator, hour };
        }
      }
    }
  }
}

export interface TourContext {
  calendar: Calendar;
  negotiators: readonly string[];
  customerOf: (tour: number) => number;
  /** Properties that may be shown on a day, counted from the reference day; not empty when any is for sale. */
  propertiesFor: (day: number, tour: number, random: Random) => PropertyPlan[];
}

/** Three quarters in the past months, a tenth this week, the rest ahead. */
function drawDay(random: Random, span: number): number {
  const place = random.next();
  if (place < 0.76) return -1 - Math.floor(span * random.next() ** 1.5);
  return place < 0.87 ? random.int(0, 6) : random.int(7, 24);
}

const STEPS = [0, 50, 100, 150];

function drawStatus(day: number, random: Random): Visit['status'] {
  if (day < 0) return random.weighted({ DONE: 82, CANCELLED: 11, NO_SHOW: 7 });
  return random.weighted({ CONFIRMED: day < 7 ? 70 : 35, PLANNED: 40, CANCELLED: 4 });
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function drawTour(tour: number, size: number, slot: Slot, context: TourContext): Omit<DemoVisit, 'id'>[] {
  const { calendar } = context;
  const random = new Random('tour-visits', tour);
  const tourProperties = context.propertiesFor(slot.day, tour, random).slice(0, size);
  const groupId = uuid(random);
  const contactId = context.customerOf(tour);
  const tourStatus = drawStatus(slot.day, random);
  return tourProperties.map((plan, step) => {
    const minutes = STEPS[step] ?? 0;
    const start = calendar.at(slot.day, slot.hour, minutes);
    const status = tourStatus === 'CANCELLED' || random.chance(0.85) ? tourStatus : drawStatus(slot.day, random);
    const bookingDay = Math.min(slot.day, 0) - random.int(1, 6);
    return {
      groupId,
      propertyRef: plan.reference,
      contactIds: [contactId],
      negotiator: slot.negotiator,
      start,
      end: calendar.at(slot.day, slot.hour, minutes + random.pick([30, 30, 40])),
      kind: tourProperties.length === 1 && random.chance(0.4) ? 'SECOND' : 'FIRST',
      status,
      cancelReason: status === 'CANCELLED' ? (slot.hour % 3 === 0 ? 'OWNER' : 'VISITOR') : null,
      voucherSignedAt: status === 'DONE' ? start : null,
      feedback: status === 'DONE' && random.chance(0.88) ? drawFeedback(plan.propertyType, random) : null,
      createdTime: calendar.at(bookingDay, 10, random.int(0, 59)),
      modifiedTime:
        slot.day < 0 ? calendar.at(slot.day, 19, random.int(0, 30)) : calendar.at(bookingDay, 11, random.int(0, 59)),
    };
  });
}

/** Draws exactly `count` visits in tours of one to four; a tour has one customer, negotiator and half-day. */
export function drawVisits(count: number, context: TourContext): DemoVisit[] {
  const diary = new Diary(context.negotiators, context.calendar);
  const span = Math.max(150, Math.ceil(count / (context.negotiators.length * 2)));
  const visits: DemoVisit[] = [];
  for (let tour = 0; visits.length < count; tour += 1) {
    const random = new Random('tour', tour);
    const day = drawDay(random, span);
    const slot = diary.book(day, random, day >= 0);
    const size = Math.min(Number(random.weighted({ 1: 22, 2: 30, 3: 30, 4: 18 })), count - visits.length);
    for (const visit of drawTour(tour, size, slot, context)) visits.push({ id: visits.length + 1, ...visit });
  }
  return visits;
}
