import type { AgencyFields } from '../../agency/agency.schema';
import type { Contact } from '../../contact/contact.schema';
import { contractKindOf } from '../../mandate/contract-kind';
import type { Mandate } from '../../mandate/mandate.schema';
import { isExclusiveKind, isRentalKind } from '../../mandate/texts/mandate-kind';
import type { MandateKind } from '../../mandate/texts/mandate-text.enums';
import type { MandateFileKind } from '../../media/media.enums';
import type { Property } from '../../property/property.schema';
import type { Letterhead } from '../letterhead';
import type { Fact } from '../property-facts';

/** Facts that a mandate document prints; without mandate it is a blank form. */
export interface MandateFacts {
  mandate: Mandate | null;
  /** Kind of a blank mandate; undefined for one with the exclusivity to tick. */
  blank?: MandateKind | undefined;
  property: Property;
  /** Contacts of the principals, in their order. */
  principals: Contact[];
  negotiators: string[];
  agency: AgencyFields;
  /** Kinds of files in the mandate's folder; undefined for a blank, and for old stored facts. */
  folder?: readonly MandateFileKind[] | undefined;
}

export type Block =
  | { kind: 'text'; text: string }
  /** In very apparent type, as the law requires for some clauses. */
  | { kind: 'strong'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'boxes'; items: { text: string; ticked: boolean }[] };

export interface Article {
  title: string;
  blocks: Block[];
}

export interface Party {
  role: string;
  lines: string[];
}

export interface SignatureBox {
  name: string;
  role: string;
  /** Capacity of the signatory: "gérante de la SCI des Pins", "négociateur salarié, attestation n° 12". */
  capacity: string | null;
  /** "Signé le …", or null while unsigned. */
  signed: string | null;
  /** Name of the signature among the job's pictures. */
  image: string | null;
}

/** The form that the principal may cut off to withdraw. */
export interface WithdrawalForm {
  to: string;
  subject: string;
  /** The day of the contract. */
  signedOn: string;
  names: string;
  addresses: string;
}

export interface MandatePaper {
  title: string;
  number: string;
  /** Text across every page while the document is no contract: "PROJET". */
  watermark: string | null;
  copy: string | null;
  parties: Party[];
  articles: Article[];
  closing: string;
  signatures: SignatureBox[];
  withdrawal: WithdrawalForm | null;
  agency: Letterhead;
}

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const strong = (words: string): Block => ({ kind: 'strong', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const facts = (...factList: Fact[]): Block => ({ kind: 'facts', facts: factList });
export const boxes = (...items: [text: string, ticked: boolean][]): Block => ({
  kind: 'boxes',
  items: items.map(([words, ticked]) => ({ text: words, ticked })),
});

export const isRental = ({ mandate, blank, property }: MandateFacts): boolean => {
  if (mandate === null && blank !== undefined) return isRentalKind(blank);
  return (mandate?.transactionType ?? property.transactionType) === 'RENT';
};

/** True or false when known; null on a blank with the exclusivity to tick. */
export const isExclusive = ({ mandate, blank }: MandateFacts): boolean | null => {
  if (mandate !== null) return mandate.type === 'EXCLUSIVE';
  return blank === undefined ? null : isExclusiveKind(blank);
};

/** True for a management mandate, or a blank one. */
export const isManagement = ({ mandate, blank }: MandateFacts): boolean =>
  mandate === null ? blank === 'MANAGEMENT' : contractKindOf(mandate) === 'MANAGEMENT';
