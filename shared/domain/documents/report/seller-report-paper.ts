import type { AgencyFields } from '../../agency/agency.schema';
import { dayOf } from '../../common/day';
import type { DateTime } from '../../common/date-time';
import { capitalize, frenchCount, frenchEuros, frenchNumber, frenchPercent } from '../../common/french';
import { priceSteps } from '../../property/price/price-changes';
import { priceText } from '../../property/price/price-text';
import type { Property } from '../../property/property.schema';
import type { PropertyFeedback } from '../../visit/property-feedback.schema';
import {
  NEXT_STEPS,
  PRICE_OPINIONS,
  NEXT_STEP_WORDS,
  PRICE_OPINION_WORDS,
  VISIT_KIND_WORDS,
  VISIT_STATUS_WORDS,
  type VisitStatus,
} from '../../visit/visit.enums';
import type { Visit } from '../../visit/visit.schema';
import { letterhead, type Letterhead } from '../letterhead';
import { kindLine, type Fact } from '../property-facts';
import { typeset } from '../typography';
import { hourOf, longDay, weekdayAndDay } from '../contract-wording';

/** A visit without visitors. */
export type ReportVisit = Pick<Visit, 'start' | 'kind' | 'status'>;

/** Portal on which a property was published in a period, with start and end. */
export interface ReportPortal {
  name: string;
  since: DateTime | null;
  until: DateTime | null;
}

export interface SellerReportFacts {
  property: Property;
  /** First and last calendar day of the period. */
  from: string;
  to: string;
  /** Visits that started in the period, earliest first. */
  visits: readonly ReportVisit[];
  /** Upcoming visits, soonest first. */
  planned: readonly ReportVisit[];
  feedback: PropertyFeedback;
  /** Number of matching customers; `more` above the counting limit. */
  matching: { count: number; more: boolean };
  /** Number of customers to whom the property was proposed in the period. */
  proposed: number;
  portals: readonly ReportPortal[];
  /** Negotiator's text about the next steps. */
  next: string;
  negotiators: readonly string[];
  agency: AgencyFields;
  /** Day of the report. */
  today: string;
}

export interface SellerReportPaper {
  period: string;
  property: { title: string; address: string; reference: string; price: string };
  figures: Fact[];
  visits: { day: string; kind: string; outcome: string }[];
  feedback: Fact[];
  positives: string[];
  negatives: string[];
  prices: { day: string; price: string; change: string }[];
  portals: Fact[];
  next: string[];
  signature: string[];
  agency: Letterhead;
}

const visitLine = ({ start, kind, status }: ReportVisit): SellerReportPaper['visits'][number] => ({
  day: capitalize(weekdayAndDay(start)),
  kind: capitalize(VISIT_KIND_WORDS[kind].fr),
  outcome: capitalize(VISIT_STATUS_WORDS[status].fr),
});

const several = (status: VisitStatus): string => `${VISIT_STATUS_WORDS[status].fr}s`;

const withStatus = (visits: readonly ReportVisit[], status: VisitStatus): number =>
  visits.filter((visit) => visit.status === status).length;

const starsWords = (interest: number): string => `${frenchNumber(interest, 1)} sur 5`;

function figuresOf({ visits, feedback, matching, proposed }: SellerReportFacts): Fact[] {
  const calledOffCount = withStatus(visits, 'CANCELLED') + withStatus(visits, 'NO_SHOW');
  return [
    { label: `Visites ${several('DONE')}`, value: frenchNumber(withStatus(visits, 'DONE')) },
    ...(calledOffCount > 0
      ? [{ label: `Visites ${several('CANCELLED')} ou ${several('NO_SHOW')}`, value: frenchNumber(calledOffCount) }]
      : []),
    { label: 'Avis recueillis', value: frenchNumber(feedback.told) },
    ...(feedback.interest === null ? [] : [{ label: 'Intérêt moyen', value: starsWords(feedback.interest) }]),
    { label: 'Clients à qui le bien a été proposé', value: frenchNumber(proposed) },
    {
      label: 'Clients dont la recherche correspond',
      value: `${frenchNumber(matching.count)}${matching.more ? ' ou plus' : ''}`,
    },
  ];
}

const countList = (parts: readonly (readonly [string, number])[]): string =>
  capitalize(parts.flatMap(([words, count]) => (count > 0 ? [`${words} (${count})`] : [])).join(', '));

function feedbackFacts({ priceOpinions, priceAmount, next }: PropertyFeedback, { transactionType }: Property): Fact[] {
  const { median, count } = priceAmount;
  const facts: Fact[] = [
    {
      label: 'Le prix est jugé',
      value: countList(PRICE_OPINIONS.map((one) => [PRICE_OPINION_WORDS[one].fr, priceOpinions[one]])),
    },
    {
      label: 'Prix avancé par les visiteurs',
      value: median === null ? '' : `${priceText(median, transactionType)} (${frenchCount(count, 'avis', 'avis')})`,
    },
    { label: 'Suite', value: countList(NEXT_STEPS.map((one) => [NEXT_STEP_WORDS[one].fr, next[one]])) },
  ];
  return facts.filter(({ value }) => value !== '');
}

const pointWords = (points: PropertyFeedback['positives']): string[] =>
  points.map(({ text, count }) => (count > 1 ? `${text} (${count})` : text));

function pricesOf({ property, to }: SellerReportFacts): SellerReportPaper['prices'] {
  return priceSteps(property.financialInfo.priceHistory, null)
    .filter(({ at }) => dayOf(at) <= to)
    .map(({ at, price, change }) => ({
      day: longDay(at),
      price: priceText(price, property.transactionType),
      change: change === null ? '' : `${change > 0 ? '+' : ''}${frenchPercent(change, 1)}`,
    }));
}

function portalFact({ name, since, until }: ReportPortal): Fact {
  if (until !== null) return { label: name, value: `jusqu’au ${longDay(until)}` };
  return { label: name, value: since === null ? 'en ligne' : `en ligne depuis le ${longDay(since)}` };
}

function nextWords({ planned, next, today }: SellerReportFacts): string[] {
  const [first] = planned;
  const upcomingText = first
    ? [
        `${frenchCount(planned.length, 'visite prévue', 'visites prévues')}, la prochaine le ${longDay(first.start)} à ${hourOf(first.start)}.`,
      ]
    : [`Aucune visite n’est prévue au ${longDay(today)}.`];
  return [...upcomingText, ...next.split(/\n+/u)].map((line) => typeset(line.trim())).filter((line) => line !== '');
}

function priceWords({ price, transactionType }: Property): string {
  if (price === null) return '';
  return transactionType === 'RENT' ? `${frenchEuros(price)} par mois, charges comprises` : frenchEuros(price);
}

/** Composes the report to a property's owners for a period. Names neither visitors nor customers. */
export function sellerReportPaper(facts: SellerReportFacts): SellerReportPaper {
  const { property, from, to, visits, feedback, portals, negotiators, agency } = facts;
  return {
    period: `Du ${longDay(from)} au ${longDay(to)}`,
    property: {
      title: property.title.trim() || kindLine(property),
      address: property.location.label,
      reference: property.reference,
      price: priceWords(property),
    },
    figures: figuresOf(facts),
    visits: visits.map(visitLine),
    feedback: feedbackFacts(feedback, property),
    positives: pointWords(feedback.positives),
    negatives: pointWords(feedback.negatives),
    prices: pricesOf(facts),
    portals: portals.map(portalFact),
    next: nextWords(facts),
    signature: [...negotiators, agency.name || agency.legalName || ''].filter((line) => line !== ''),
    agency: letterhead(agency),
  };
}
