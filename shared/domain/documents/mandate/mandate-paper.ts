import type { AgencyFields } from '../../agency/agency.schema';
import type { Contact } from '../../contact/contact.schema';
import type { Mandate } from '../../mandate/mandate.schema';
import type { Property } from '../../property/property.schema';
import type { Letterhead } from '../letterhead';
import type { Fact } from '../property-facts';

/** What a mandate is written from; without one, the paper is a blank to be filled in by hand. */
export interface MandateFacts {
  mandate: Mandate | null;
  property: Property;
  /** Contacts of the principals, in their order. */
  principals: Contact[];
  negotiators: string[];
  agency: AgencyFields;
}

export type Block =
  | { kind: 'text'; text: string }
  /** In very apparent type, as the law wants some clauses. */
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
  /** "Signé le …", or null while it is to be signed. */
  signed: string | null;
  /** Name of the picture of the signature in the job. */
  image: string | null;
}

/** The form that the principal may cut off to withdraw. */
export interface WithdrawalForm {
  to: string;
  subject: string;
}

export interface MandatePaper {
  title: string;
  number: string;
  /** Laid across every page while the paper is no contract: "PROJET". */
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
export const facts = (...given: Fact[]): Block => ({ kind: 'facts', facts: given });
export const boxes = (...items: [text: string, ticked: boolean][]): Block => ({
  kind: 'boxes',
  items: items.map(([words, ticked]) => ({ text: words, ticked })),
});

export const isRental = ({ mandate, property }: MandateFacts): boolean =>
  (mandate?.transactionType ?? property.transactionType) === 'RENT';
