import type { AgencyFields } from '../agency/agency.schema';
import { capitalize, frenchArea, frenchDay, frenchEuros } from '../common/french';
import { complianceProblems } from '../property/compliance/compliance';
import { printRefusals } from '../property/compliance/release';
import { coOwnershipMentions, feeScaleMention, RISKS_MENTION } from '../property/legal-mentions';
import { priceMention, type PriceMention } from '../property/legal-mentions-price';
import { PROPERTY_STATUS_WORDS } from '../property/property-status-words';
import { FEATURE_WORDS, ROOM_TYPE_WORDS } from '../property/property.enums';
import type { Property, Room } from '../property/property.schema';
import { roomFigures } from '../property/rooms';
import { energyBlock, type EnergyBlock } from './energy-block';
import { energyScaleSize, type Size } from './energy-label';
import { letterhead, type Letterhead } from './letterhead';
import type { PrintMode } from './print-request.schema';
import { allFigures, bannerOf, kindLine, publicPlace, type Fact } from './property-facts';
import { internalPart, type InternalFacts, type InternalPart } from './property-sheet-internal';
import { floorWords, frenchPhone } from './contract-wording';

export const SHEET_PHOTOS = 24;
const A4: Size = { width: 210, height: 297 };
/** Scale factor: beside text, energy scales are smaller than in a window. */
const SCALE_OF_SHEET = 0.85;

export interface RoomLine {
  name: string;
  size: string;
  fullSize: string;
  floor: string;
  note: string;
}

/** Contact person printed on a document. */
export interface Advisor {
  name: string;
  phone: string | null;
  email: string;
}

export interface PropertySheet {
  internal: InternalPart | null;
  /** Watermark of internal sheets; null for others. */
  watermark: string | null;
  banner: string;
  title: string;
  kind: string;
  place: string;
  reference: string;
  price: PriceMention;
  figures: Fact[];
  paragraphs: string[];
  rooms: RoomLine[];
  roomTotal: string | null;
  features: string[];
  energy: EnergyBlock | null;
  energySize: Size;
  charges: Fact[];
  coOwnership: string[];
  mentions: string[];
  photos: { name: string; caption: string }[];
  advisor: Advisor | null;
  agency: Letterhead;
  printed: string;
}

interface Speaker {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumbers: string[];
}

export interface SheetFacts {
  property: Property;
  agency: AgencyFields;
  mode: PrintMode;
  negotiator: Speaker | null;
  photos: { name: string; caption: string }[];
  day: string;
  /** Read for an INTERNAL sheet alone. */
  internal: InternalFacts | null;
}

function roomLine({ type, size, fullSize, floor, note, validRoom }: Room): RoomLine {
  return {
    name: capitalize(ROOM_TYPE_WORDS[type].fr),
    size: size === null ? '' : frenchArea(size),
    fullSize: fullSize === null || fullSize === size ? '' : frenchArea(fullSize),
    floor: floor === null ? '' : capitalize(floorWords(floor)),
    note: [note.trim(), validRoom ? '' : 'non comptée'].filter((part) => part !== '').join(', '),
  };
}

function chargesOf({ transactionType, financialInfo: money, coOwnership }: Property): Fact[] {
  const facts: Fact[] = [];
  if (transactionType === 'SALE' && money.monthlyExpenses !== null)
    facts.push({ label: 'Charges mensuelles', value: frenchEuros(money.monthlyExpenses) });
  if (coOwnership?.yearlyCharges != null)
    facts.push({ label: 'Charges annuelles de copropriété', value: frenchEuros(coOwnership.yearlyCharges) });
  if (money.propertyTax !== null)
    facts.push({ label: 'Taxe foncière', value: `${frenchEuros(money.propertyTax)} par an` });
  return facts;
}

function advisorOf(speaker: Speaker | null): Advisor | null {
  if (!speaker) return null;
  const [phone] = speaker.phoneNumbers;
  const name = `${speaker.firstName} ${speaker.lastName}`.trim();
  return { name, phone: phone === undefined ? null : frenchPhone(phone), email: speaker.email };
}

function watermarkOf(
  property: Property,
  agency: AgencyFields,
  { mode, day }: Pick<SheetFacts, 'mode' | 'day'>,
): string | null {
  if (mode === 'PUBLIC') return null;
  const refusals = printRefusals(property.propertyStatus, complianceProblems(property, agency, day));
  return refusals.length > 0 ? 'Document de travail' : null;
}

/** Composes the full sheet; a PUBLIC one omits private data, whatever it is given. */
export function propertySheet({
  property,
  agency,
  mode,
  negotiator,
  photos,
  day,
  internal,
}: SheetFacts): PropertySheet {
  const { homeSize } = roomFigures(property);
  const scale = energyScaleSize(A4);
  const mentions = [feeScaleMention(agency), RISKS_MENTION];
  return {
    internal: mode === 'INTERNAL' && internal ? internalPart(property, internal) : null,
    watermark: watermarkOf(property, agency, { mode, day }),
    banner: bannerOf(property),
    title: property.title.trim() || kindLine(property),
    kind:
      mode === 'INTERNAL'
        ? `${kindLine(property)} · ${PROPERTY_STATUS_WORDS[property.propertyStatus].fr}`
        : kindLine(property),
    place: publicPlace(property),
    reference: property.reference,
    price: priceMention(property, agency, day),
    figures: allFigures(property),
    paragraphs: property.description.split(/\n+/).filter((text) => text.trim() !== ''),
    rooms: property.rooms.map(roomLine),
    roomTotal: homeSize === null ? null : frenchArea(homeSize),
    features: property.features.map((feature) => capitalize(FEATURE_WORDS[feature].fr)),
    energy: energyBlock(property, day),
    energySize: { width: scale.width * SCALE_OF_SHEET, height: scale.height * SCALE_OF_SHEET },
    charges: chargesOf(property),
    coOwnership: coOwnershipMentions(property.coOwnership),
    mentions: mentions.filter((mention) => mention !== null),
    photos,
    advisor: advisorOf(negotiator),
    agency: letterhead(agency),
    printed: frenchDay(day),
  };
}
