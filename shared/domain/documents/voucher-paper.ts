import type { AgencyFields } from '../agency/agency.schema';
import type { Contact } from '../contact/contact.schema';
import { mainPhone } from '../contact/phone/main-phone';
import type { Mandate } from '../mandate/mandate.schema';
import type { Property } from '../property/property.schema';
import type { Visit } from '../visit/visit.schema';
import type { DateTime } from '../common/date-time';
import { dayOf } from '../common/day';
import { frenchDay, frenchEuros } from '../common/french';
import { registerNumberText } from '../mandate/register-number';
import { isCompany, signatoriesOf, type Signatory } from '../mandate/signatories';
import { BLANK, orBlank } from './blank-line';
import { letterhead, type Letterhead } from './letterhead';
import { kindLine } from './property-facts';
import { typeset } from './typography';
import { formalName, partyName, frenchPhone, hourOf, longDay, weekdayAndDay } from './contract-wording';

export interface VisitedProperty {
  visit: Visit;
  property: Property;
  /** Mandate under which it is shown. */
  mandate: Pick<Mandate, 'register' | 'registerNumber' | 'type' | 'partner'>;
}

export interface VoucherFacts {
  tour: VisitedProperty[];
  visitors: Contact[];
  /** Names of the negotiators who show the properties. */
  negotiators: string[];
  agency: AgencyFields;
}

export interface VoucherSignature {
  role: string;
  name: string;
  /** Capacity of a company's signatory. */
  capacity: string | null;
  /** Time of signature in words. */
  signed: string | null;
  /** Name among the job's pictures. */
  image: string | null;
}

export interface VoucherPaper {
  day: string;
  visitors: { name: string; lines: string[] }[];
  stops: { when: string; title: string; address: string; reference: string; price: string; mandate: string }[];
  statement: string;
  signatures: VoucherSignature[];
  agency: Letterhead;
}

function mandateWords(mandate: VisitedProperty['mandate']): string {
  if (mandate.type === 'PARTNER')
    return mandate.partner ? `${mandate.partner.mandateNumber} (délégation)` : 'délégation';
  return orBlank(mandate.registerNumber, (number) => registerNumberText(mandate.register, number), '');
}

function priceWords({ price, transactionType }: Property): string {
  if (price === null) return '';
  return transactionType === 'RENT' ? `${frenchEuros(price)} par mois, charges comprises` : frenchEuros(price);
}

function stopOf({ visit, property, mandate }: VisitedProperty, withDate: boolean): VoucherPaper['stops'][number] {
  const hours = `${hourOf(visit.start)} – ${hourOf(visit.end)}`;
  return {
    when: withDate ? `${frenchDay(dayOf(visit.start))} ${hours}` : hours,
    title: property.title.trim() || kindLine(property),
    address: property.location.label,
    reference: property.reference,
    price: priceWords(property),
    mandate: mandateWords(mandate),
  };
}

const box = (name: string, capacity: string | null = null, role = 'Le visiteur'): VoucherSignature => ({
  role,
  name,
  capacity,
  signed: null,
  image: null,
});

/** Signature box: a person by name, a company with its signatory. */
function boxOf({ name, company, capacity }: Signatory): VoucherSignature {
  if (company === null) return box(name);
  const by = `Représentée par ${orBlank(name)}`;
  return box(company, capacity === null ? by : `${by}, en qualité de ${capacity}`);
}

/** Lists the signatories of a voucher: each of a couple, a company's representative. */
export const voucherSignatories = (visitors: readonly Contact[]): Signatory[] => visitors.flatMap(signatoriesOf);

function reachWords({ phone, email }: Contact): string {
  const main = mainPhone(phone);
  return [main ? frenchPhone(main.number) : '', email ?? ''].filter(Boolean).join(' – ');
}

/** Registration and signatory of a company. */
function firmLines(contact: Contact): string[] {
  if (!isCompany(contact)) return [];
  const { registration, capacity } = contact;
  const person = formalName({ ...contact, title: null, company: null });
  const by = person === '' ? '' : `Représentée par ${[person, capacity ?? ''].filter(Boolean).join(', ')}`;
  return [registration ?? '', by];
}

/** Composes a proof of visits only: visitors, properties, times, mandate and price. It creates no obligation to pay. */
export function voucherPaper({ tour, visitors, negotiators, agency }: VoucherFacts): VoucherPaper {
  const days = [...new Set(tour.map(({ visit }) => weekdayAndDay(visit.start)))];
  const signatories = voucherSignatories(visitors);
  const acknowledgingText = signatories.length > 1 ? 'Les visiteurs reconnaissent' : 'Le visiteur reconnaît';
  const propertiesText = tour.length > 1 ? 'les biens désignés ci-dessus' : 'le bien désigné ci-dessus';
  return {
    day: days.join(', '),
    visitors: visitors.map((contact) => ({
      name: orBlank(partyName(contact), String, BLANK.line),
      lines: [...firmLines(contact), orBlank(contact.location?.label), reachWords(contact)].filter(
        (line) => line !== '',
      ),
    })),
    stops: tour.map((stop) => stopOf(stop, days.length > 1)),
    statement: typeset(
      `${acknowledgingText} visiter ${propertiesText} aux dates et heures indiquées, par l’intermédiaire de ${agency.name || 'l’agence'}. Ce bon atteste des visites ; il n’engage ni à acheter, ni à louer, ni à payer quoi que ce soit.`,
    ),
    signatures: [...signatories.map(boxOf), box(negotiators.join(', '), null, 'Pour l’agence')],
    agency: letterhead(agency),
  };
}

/** Name of the nth signatory's signature among the job's pictures. */
export const voucherPicture = (place: number): string => `signature-${place}`;

/** Adds the signatures made on screen, by position of the signatory. */
export function signedVoucher(paper: VoucherPaper, signed: ReadonlyMap<number, { at: DateTime }>): VoucherPaper {
  const signatures = paper.signatures.map((each, place) => {
    const signature = signed.get(place);
    if (!signature) return each;
    const words = typeset(`Signé sur écran le ${longDay(signature.at)} à ${hourOf(signature.at)}`);
    return { ...each, signed: words, image: voucherPicture(place) };
  });
  return { ...paper, signatures };
}
