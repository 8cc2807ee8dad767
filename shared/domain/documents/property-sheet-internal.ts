import { sortComments } from '../common/comments';
import { dayOf } from '../common/day';
import { capitalize, frenchDay, frenchEuros, frenchPercent } from '../common/french';
import type { Contact } from '../contact/contact.schema';
import { CONTACT_TYPE_WORDS } from '../contact/contact.enums';
import { MANDATE_TYPE_WORDS } from '../mandate/mandate.enums';
import type { MandateSummary } from '../mandate/mandate.schema';
import { mandateStatusWords } from '../mandate/mandate-status';
import { numberedInRegister } from '../mandate/register-number';
import { PAYER_UNKNOWN } from '../property/price/unknown-payer-message';
import { computeFees } from '../property/price/fees';
import { feesWithoutVat, vatNote } from '../property/price/vat';
import type { ContactLinkType } from '../property/property.enums';
import type { Property } from '../property/property.schema';
import type { Fact } from './property-facts';
import { partyName, frenchPhone } from './contract-wording';

/** Part for staff only. */
export interface InternalPart {
  address: string;
  contacts: { name: string; role: string; reach: string; observation: string }[];
  money: Fact[];
  mandates: string[];
  comments: { date: string; text: string; pinned: boolean }[];
}

export interface InternalFacts {
  contacts: Contact[];
  mandates: MandateSummary[];
}

function contactLine(contact: Contact, roles: readonly ContactLinkType[]) {
  const reach = [...contact.phone.map(({ number }) => frenchPhone(number)), contact.email, contact.location?.label];
  return {
    name: partyName(contact),
    role: roles.map((role) => capitalize(CONTACT_TYPE_WORDS[role].fr)).join(', '),
    reach: reach.filter((part) => part).join(' · '),
    observation: contact.observation.trim(),
  };
}

function saleMoney({ financialInfo, location }: Property): Fact[] {
  const { priceNoFees, feeType, commissionRate, commissionAmount, buyerShare } = financialInfo;
  if (priceNoFees === null) return [];
  if (feeType === null) return [{ label: 'Honoraires', value: PAYER_UNKNOWN }];
  const { netToSeller, fees, buyerPart, sellerPart } = computeFees({ ...financialInfo, priceNoFees });
  const note = vatNote(location);
  const commissionText = commissionAmount === null ? frenchPercent(commissionRate) : 'montant convenu';
  const parts = [
    { label: 'dont acquéreur', value: `${frenchEuros(buyerPart)} (${frenchPercent(buyerShare)})` },
    { label: 'dont vendeur', value: frenchEuros(sellerPart) },
  ];
  return [
    { label: 'Net vendeur', value: frenchEuros(netToSeller) },
    { label: 'Honoraires TTC', value: `${frenchEuros(fees)} (${commissionText})` },
    ...(feeType === 'SHARED' ? parts : []),
    {
      label: 'Honoraires HT',
      value: [frenchEuros(feesWithoutVat(fees, location)), note && `(${note})`].filter(Boolean).join(' '),
    },
  ];
}

function lettingMoney({ rentalInfo }: Property): Fact[] {
  if (rentalInfo === null || rentalInfo.landlordFee === null) return [];
  const { landlordFee, landlordInventoryFee } = rentalInfo;
  const inventory =
    landlordInventoryFee === null ? '' : `, dont état des lieux\u00a0: ${frenchEuros(landlordInventoryFee)}`;
  return [{ label: 'Honoraires du bailleur TTC', value: `${frenchEuros(landlordFee)}${inventory}` }];
}

const moneyOf = (property: Property): Fact[] =>
  property.transactionType === 'RENT' ? lettingMoney(property) : saleMoney(property);

function mandateLine(mandate: MandateSummary): string {
  const { type, status, transactionType, register, registerNumber, startDate, endDate } = mandate;
  const number = registerNumber === null ? '' : ` ${numberedInRegister(register, registerNumber)}`;
  const dates = startDate && endDate ? `, du ${frenchDay(startDate)} au ${frenchDay(endDate)}` : '';
  return `Mandat ${MANDATE_TYPE_WORDS[type].fr}${number} – ${mandateStatusWords(status, transactionType)}${dates}`;
}

/** Reference in another agency's software, when it differs from ours. */
const originOf = ({ reference, listing: { agencyReference } }: Property): string[] =>
  agencyReference === null || agencyReference === reference
    ? []
    : [`Référence de l’agence d’origine\u00a0: ${agencyReference}`];

export function internalPart(property: Property, { contacts, mandates }: InternalFacts): InternalPart {
  return {
    address: property.location.label,
    contacts: contacts.map((contact) => contactLine(contact, property.contactTypes[String(contact.id)] ?? [])),
    money: moneyOf(property),
    mandates: [...originOf(property), ...mandates.map(mandateLine)],
    comments: sortComments(property.comments).map(({ createdTime, text, pinned }) => ({
      date: frenchDay(dayOf(createdTime)),
      text,
      pinned,
    })),
  };
}
