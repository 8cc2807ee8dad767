import type { AgencyFields } from '../agency/agency.schema';
import type { Contact } from '../contact/contact.schema';
import type { Mandate } from '../mandate/mandate.schema';
import type { Property } from '../property/property.schema';
import type { Visit } from '../visit/visit.schema';
import { dayOf } from '../common/day';
import { frenchDay, frenchEuros } from '../common/french';
import { orBlank } from './blank-line';
import { letterhead, type Letterhead } from './letterhead';
import { kindLine } from './property-facts';
import { typeset } from './typography';
import { partyName, frenchPhone, hourOf, weekdayAndDay } from './words';

export interface VisitedProperty {
  visit: Visit;
  property: Property;
  /** The mandate under which it is shown; null when none is signed. */
  mandate: Pick<Mandate, 'registerNumber' | 'type' | 'partner'> | null;
}

interface Dated {
  status: Mandate['status'];
  startDate: string | null;
  endDate: string | null;
}

/** The mandate under which a property was shown on a day: signed and in force then, otherwise the one that runs now. */
export function mandateOn<Candidate extends Dated>(mandates: readonly Candidate[], day: string): Candidate | null {
  const signed = mandates.filter(({ status, startDate }) => status !== 'PENDING' && startDate !== null);
  const inForce = signed.find(
    ({ startDate, endDate }) => (startDate ?? '') <= day && (endDate === null || day <= endDate),
  );
  return inForce ?? signed.find(({ status }) => status === 'RUNNING') ?? null;
}

export interface VoucherFacts {
  tour: VisitedProperty[];
  visitors: Contact[];
  /** Names of those who show the properties. */
  negotiators: string[];
  agency: AgencyFields;
}

export interface VoucherPaper {
  day: string;
  visitors: { name: string; lines: string[] }[];
  stops: { when: string; title: string; address: string; reference: string; price: string; mandate: string }[];
  statement: string;
  signatures: { role: string; name: string }[];
  agency: Letterhead;
}

function mandateWords(mandate: VisitedProperty['mandate']): string {
  if (mandate === null) return '';
  if (mandate.type === 'PARTNER')
    return mandate.partner ? `${mandate.partner.mandateNumber} (délégation)` : 'délégation';
  return orBlank(mandate.registerNumber, String, '');
}

function priceWords({ price, transactionType }: Property): string {
  if (price === null) return '';
  return transactionType === 'RENT' ? `${frenchEuros(price)} par mois, charges comprises` : frenchEuros(price);
}

function stopOf({ visit, property, mandate }: VisitedProperty, dated: boolean): VoucherPaper['stops'][number] {
  const hours = `${hourOf(visit.start)} – ${hourOf(visit.end)}`;
  return {
    when: dated ? `${frenchDay(dayOf(visit.start))} ${hours}` : hours,
    title: property.title.trim() || kindLine(property),
    address: property.location.label,
    reference: property.reference,
    price: priceWords(property),
    mandate: mandateWords(mandate),
  };
}

/** Proof of the visits alone: who visited what, when, under which mandate and at what price. It binds nobody to pay. */
export function voucherPaper({ tour, visitors, negotiators, agency }: VoucherFacts): VoucherPaper {
  const kept = tour.filter(({ visit }) => visit.status !== 'CANCELLED');
  const shown = kept.length > 0 ? kept : tour;
  const days = [...new Set(shown.map(({ visit }) => weekdayAndDay(visit.start)))];
  const who = visitors.length > 1 ? 'Les visiteurs reconnaissent' : 'Le visiteur reconnaît';
  const what = shown.length > 1 ? 'les biens désignés ci-dessus' : 'le bien désigné ci-dessus';
  return {
    day: days.join(', '),
    visitors: visitors.map((contact) => ({
      name: partyName(contact),
      lines: [
        orBlank(contact.location?.label),
        [contact.phone[0] ? frenchPhone(contact.phone[0].number) : '', contact.email ?? ''].filter(Boolean).join(' – '),
      ].filter((line) => line !== ''),
    })),
    stops: shown.map((stop) => stopOf(stop, days.length > 1)),
    statement: typeset(
      `${who} avoir visité ${what} aux dates et heures indiquées, par l’intermédiaire de ${agency.name || 'l’agence'}. Ce bon atteste des visites ; il n’engage ni à acheter, ni à louer, ni à payer quoi que ce soit.`,
    ),
    signatures: [
      ...visitors.map((contact) => ({ role: 'Le visiteur', name: partyName(contact) })),
      { role: 'Pour l’agence', name: negotiators.join(', ') },
    ],
    agency: letterhead(agency),
  };
}
