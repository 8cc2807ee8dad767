import type { CallInput } from '@pignon/shared/api';
import { sortComments } from '@pignon/shared/domain/common/comments';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { PhoneDraft } from '@pignon/shared/domain/contact/contact-draft.schema';
import type { ContactType } from '@pignon/shared/domain/contact/contact.enums';
import { splitName, type TypedContact } from '@pignon/shared/domain/contact/contact-from-text';
import { draftContact, EMPTY_CONTACT } from '@pignon/shared/domain/contact/draft-contact';
import { phoneTypeOf } from '@pignon/shared/domain/contact/phone/phone-type';
import { changedFields } from '@pignon/shared/domain/form/values';

type Person = NonNullable<ContactFields['secondPerson']>;
type Birth = NonNullable<ContactFields['birth']>;

/** Values of the form. Id 0 is a contact not created yet; unknown values are empty, not null. */
export interface ContactValues extends Omit<
  ContactFields,
  'archived' | 'phone' | 'secondPerson' | 'birth' | 'secondBirth'
> {
  id: number;
  phone: PhoneDraft[];
  secondPerson: Person;
  birth: Birth;
  secondBirth: Birth;
}

const NOBODY: Person = { title: null, firstName: '', lastName: '', email: null };
const UNKNOWN_BIRTH: Birth = { date: null, place: '' };

function valuesWithId(id: number, fields: ContactFields): ContactValues {
  return {
    id,
    contactType: fields.contactType,
    title: fields.title,
    firstName: fields.firstName,
    lastName: fields.lastName,
    company: fields.company,
    email: fields.email,
    phone: fields.phone,
    location: fields.location,
    secondPerson: fields.secondPerson ?? NOBODY,
    birth: fields.birth ?? UNKNOWN_BIRTH,
    secondBirth: fields.secondBirth ?? UNKNOWN_BIRTH,
    maritalStatus: fields.maritalStatus,
    registration: fields.registration,
    capacity: fields.capacity,
    filters: fields.filters,
    negotiator: fields.negotiator,
    source: fields.source,
    nextFollowUp: fields.nextFollowUp,
    consents: fields.consents,
    observation: fields.observation,
    comments: sortComments(fields.comments),
  };
}

export const valuesOf = (contact: Contact): ContactValues => valuesWithId(contact.id, contact);

/**
 * Initial values of a contact: a customer of the creating user with the usual search, or another type; with the known
 * values.
 */
export const newValues = (
  negotiator: string | null,
  type: ContactType = 'CUSTOMER',
  { name = '', phone, email }: TypedContact = {},
): ContactValues => {
  const fields = type === 'CUSTOMER' ? draftContact() : { ...EMPTY_CONTACT, contactType: [type] };
  return valuesWithId(0, {
    ...fields,
    ...splitName(name),
    email: email ?? null,
    phone: phone === undefined ? [] : [{ number: phone, type: phoneTypeOf(phone), main: true, note: '' }],
    negotiator,
  });
};

/** Subject of the draft; a named contact does not resume another's draft. */
export function draftKeyOf(type: ContactType, known: TypedContact): string {
  const suffix = normalise(Object.values(known).join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return ['contact:new', ...(type === 'CUSTOMER' ? [] : [type]), ...(suffix ? [suffix] : [])].join('-');
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Builds the request: without the id and without blank telephones and comments. */
function inputOf({ id: _, phone, comments, ...rest }: ContactValues) {
  return {
    ...rest,
    phone: phone.filter(({ number }) => !isBlank(number)),
    comments: comments.filter(({ text }) => !isBlank(text)),
  };
}

/** The body that creates the contact. */
export const draftOf = (values: ContactValues): CallInput<'POST contact'>['body'] => inputOf(values);

/** Request body of a change: fields that differ from the saved ones. */
export const patchOf = (values: ContactValues, base: ContactValues): CallInput<'PATCH contact/{id}'>['body'] =>
  changedFields(inputOf(base), inputOf(values));
