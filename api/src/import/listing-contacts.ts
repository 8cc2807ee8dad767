import type { NamedPerson } from '@pignon/shared/domain/poliris/listing';
import type { ContactFields, Phone } from '@pignon/shared/domain/contact/contact.schema';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { EMPTY_CONTACT } from '@pignon/shared/domain/contact/draft-contact';
import { isEmail } from '@pignon/shared/domain/contact/email';
import { readPhone } from '@pignon/shared/domain/contact/phone/phone';
import { phoneTypeOf } from '@pignon/shared/domain/contact/phone/phone-type';
import type { Queryable } from '../db/db';
import { insertManyContacts } from '../modules/contact/contact.service';
import type { Communes } from '../places/communes';
import type { Actor } from '../write/actor';
import { findAgencyContact, findPerson, saveAgencyContact } from './import-listing.repo';
import { locateListing } from './listing-location';

const EMPTY: ContactFields = { ...EMPTY_CONTACT, source: 'Import' };

function phones(text: string): Phone[] {
  const number = readPhone(text);
  return number === null
    ? []
    : [{ number, type: phoneTypeOf(number) === 'MOBILE' ? 'MOBILE' : 'WORK', main: true, note: '' }];
}

function locate({ address, postcode, city }: NamedPerson, communes: Communes): Location | null {
  if (city === '' && postcode === null) return null;
  const place = { street: address, postcode, city, country: '', lat: null, lon: null };
  return locateListing(place, communes, 'CONTACT').location;
}

/** Returns the partner contact of the other agency; creates it with the first listing. */
async function agencyContact(
  tx: Queryable,
  actor: Actor,
  agencyId: string,
  contactPerson: NamedPerson,
): Promise<number> {
  const known = await findAgencyContact(tx, agencyId);
  if (known !== null) return known;
  const fields: ContactFields = {
    ...EMPTY,
    contactType: ['PARTNER'],
    title: 'COMPANY',
    company: `Agence ${agencyId}`,
    lastName: contactPerson.lastName,
    email: isEmail(contactPerson.email) ? contactPerson.email : null,
    phone: phones(contactPerson.phone),
    observation: `Créé par l’import des annonces de l’agence ${agencyId}.`,
  };
  const [id = 0] = await insertManyContacts(tx, actor, [{ fields }]);
  await saveAgencyContact(tx, agencyId, id);
  return id;
}

/** Finds or creates the contact of the mandate's holder at a partner; matched by name and telephone, or city. */
async function mandataryContact(
  tx: Queryable,
  actor: Actor,
  mandatary: NamedPerson,
  communes: Communes,
): Promise<number> {
  const [main] = phones(mandatary.phone);
  const name = mandatary.lastName === '' ? mandatary.company : `${mandatary.lastName} ${mandatary.firstName}`;
  const known = await findPerson(tx, { name, phone: main?.number ?? null, city: mandatary.city });
  if (known !== null) return known;
  const fields: ContactFields = {
    ...EMPTY,
    contactType: ['PARTNER'],
    title: mandatary.lastName === '' ? 'COMPANY' : null,
    firstName: mandatary.firstName,
    lastName: mandatary.lastName,
    company: mandatary.company || null,
    location: locate(mandatary, communes),
    phone: main ? [main] : [],
  };
  const [id = 0] = await insertManyContacts(tx, actor, [{ fields }]);
  return id;
}

/** Lists the contacts of a listing: its agency and the holder of the mandate there; the format names no owner. */
export async function contactsOfListing(
  tx: Queryable,
  actor: Actor,
  listing: { agencyId: string; shown: NamedPerson; mandatary: NamedPerson | null },
  communes: Communes,
): Promise<PropertyFields['contactTypes']> {
  const agency = await agencyContact(tx, actor, listing.agencyId, listing.shown);
  const types: PropertyFields['contactTypes'] = { [String(agency)]: ['PARTNER'] };
  if (listing.mandatary) types[String(await mandataryContact(tx, actor, listing.mandatary, communes))] = ['PARTNER'];
  return types;
}
