import { formalName, personNames } from '../documents/contract-wording';
import type { Contact } from '../contact/contact.schema';
import type { SigningPerson } from './mandate.enums';

/** A person who signs a mandate: a principal, a spouse, or a company's signatory. */
export interface Signatory {
  contactId: number;
  /** Person of a couple. */
  person: SigningPerson;
  /** Signatory's name; empty when a company's is unknown. */
  name: string;
  /** Represented company; null for a natural person. */
  company: string | null;
  /** Capacity in which they sign for the company. */
  capacity: string | null;
}

export type Signing = Pick<
  Contact,
  'id' | 'title' | 'firstName' | 'lastName' | 'company' | 'secondPerson' | 'capacity'
>;

/** True for a contact whose title is a company's, or which has only a company name. */
export const isCompany = ({ title, company, lastName }: Pick<Signing, 'title' | 'company' | 'lastName'>): boolean =>
  title === 'COMPANY' || (Boolean(company) && lastName.trim() === '');

/** Lists a contact's signatories: each of a couple, a company's representative. */
export function signatoriesOf(contact: Signing): Signatory[] {
  const { id: contactId } = contact;
  if (isCompany(contact)) {
    const name = formalName({ ...contact, title: null, company: null });
    return [{ contactId, person: 'FIRST', name, company: contact.company, capacity: contact.capacity }];
  }
  return personNames(contact).map((name, index) => ({
    contactId,
    person: index === 0 ? 'FIRST' : 'SECOND',
    name,
    company: null,
    capacity: null,
  }));
}

/** True when both are the same signatory; a signature without person is the first one's. */
export const isOf = (
  { contactId, person = 'FIRST' }: { contactId: number; person?: SigningPerson | undefined },
  signatory: Pick<Signatory, 'contactId' | 'person'>,
): boolean => contactId === signatory.contactId && person === signatory.person;
