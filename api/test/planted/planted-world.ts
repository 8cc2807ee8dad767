import { AgencyFieldsSchema } from '@pignon/shared/domain/agency/agency.schema';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { ContactFieldsSchema } from '@pignon/shared/domain/contact/contact.schema';
import { EventSchema } from '@pignon/shared/domain/event/event.schema';
import { MandateFieldsSchema, MandateSchema } from '@pignon/shared/domain/mandate/mandate.schema';
import { PropertyFieldsSchema } from '@pignon/shared/domain/property/property.schema';
import { MailSettingsFieldsSchema } from '@pignon/shared/domain/proposal/mail-settings.schema';
import { PortalFieldsSchema } from '@pignon/shared/domain/sync/portal.schema';
import { NewAccount } from '@pignon/shared/domain/user/user-account.schema';
import { VisitSchema } from '@pignon/shared/domain/visit/visit.schema';
import type { Queryable } from '../../src/db/db';
import { writeAgency } from '../../src/modules/agency/agency.repo';
import { insertManyContacts } from '../../src/modules/contact/contact.service';
import { insertEvents } from '../../src/modules/event/event-write.repo';
import { insertManyMandates } from '../../src/modules/mandate/mandate.service';
import { readMailSettings, writeMailSettings } from '../../src/modules/proposal/mail-settings.repo';
import { insertManyProperties } from '../../src/modules/property/property.service';
import { insertUsers } from '../../src/modules/user/user.repo';
import { insertManyVisits } from '../../src/modules/visit/visit.service';
import { contactFields, mandateFields, propertyFields, SIGNING_AGENCY, SOMEBODY, visitOf } from '../factories';
import { drawnSignature } from '../papers/drawn-signature';
import { ENERGY } from '../portal/sending-world';
import { agreed } from '../proposal-world';
import { MARK, PERSON_MARK } from './payloads';
import { plantText } from './plant-text';

export const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
export const REFERENCE = 'V26-00001';
export const ENDED = 'V26-00002';
export const INVITED = 'invited@pignon.test';
export const OWNER_MAIL = 'owner@example.test';
export const BUYER_MAIL = 'buyer@example.test';

const AGENCY = {
  ...SIGNING_AGENCY,
  feeScale: [{ kind: 'SALE' as const, upTo: null, percent: 5, amount: null }],
};
const SIGNED = '2026-01-05T09:00:00.000Z';
const TOMORROW = addDays(dayOf(), 1);
const PEOPLE = ['email', 'secondPerson.email', 'negotiator', 'comments.author', 'location.postcode'];

export interface Planted {
  owner: number;
  buyer: number;
  mandate: number;
  ended: number;
}

/** The same text as planted in a contact. */
export const ofPerson = (text: string): string => text.replaceAll(MARK, PERSON_MARK);

function person(text: string, email: string, kind: 'OWNER' | 'CUSTOMER') {
  const base = contactFields({ email, contactType: [kind], consents: [agreed()] });
  return { fields: plantText(ContactFieldsSchema, base, ofPerson(text), PEOPLE) };
}

function property(text: string, reference: string, owner: number) {
  const base = propertyFields({
    energyEfficiency: { ...ENERGY },
    contactTypes: { [owner]: ['OWNER'] },
    coOwnership: { lots: 12, yearlyCharges: 1200, procedure: true, procedureDetail: null },
    listing: {
      ...propertyFields().listing,
      translations: [{ language: 'en', title: '', description: '' }],
    },
  });
  return { reference, fields: plantText(PropertyFieldsSchema, base, text, PEOPLE) };
}

async function plantMandates(tx: Queryable, text: string, owner: number): Promise<number[]> {
  const image = await drawnSignature();
  const signatures = [{ contactId: owner, signedAt: SIGNED, image }];
  const life = MandateSchema.pick({ amendments: true, signatures: true, statusHistory: true });
  const baseLife = {
    amendments: [],
    signatures,
    statusHistory: [{ status: 'RUNNING', at: SIGNED, user: SOMEBODY.user, until: addDays(TOMORROW, 60) }],
  };
  const keptFields = ['signatures.image', 'signatures.person', 'statusHistory.user', 'statusHistory.until'];
  const plantedLife = plantText(life, baseLife, text, [
    ...keptFields,
    'amendments.signatures',
    'amendments.agentSignature',
    'amendments.changes',
    'amendments.before',
  ]);
  const plantedTermination = plantText(MandateSchema.shape.termination.unwrap(), undefined, text);
  const base = (propertyRef: string) =>
    mandateFields({ propertyRef, counterParts: [owner], startDate: '2026-01-05', endDate: addDays(TOMORROW, 60) });
  const fields = (propertyRef: string) => plantText(MandateFieldsSchema, base(propertyRef), text, ['negotiators']);
  const entered = { registerDate: SIGNED, ...plantedLife };
  return insertManyMandates(tx, SOMEBODY, [
    {
      fields: { ...fields(REFERENCE), renewal: true, partner: null, letting: null, management: null },
      life: { ...entered, status: 'RUNNING', registerNumber: 1 },
    },
    {
      fields: { ...fields(ENDED), letting: null, management: null },
      life: { ...entered, status: 'CLOSED', registerNumber: 2, termination: plantedTermination },
    },
  ]);
}

async function plantActivity(
  tx: Queryable,
  text: string,
  { owner, buyer, visitor }: Record<'owner' | 'buyer' | 'visitor', number>,
) {
  const texts = VisitSchema.pick({ feedback: true });
  const feedback = plantText(texts, { feedback: { interest: 3, next: null, priceOpinion: null } }, text);
  const visit = { propertyRef: REFERENCE, contactIds: [buyer] };
  const past = { start: SIGNED, end: '2026-01-05T10:00:00.000Z', contactIds: [visitor] };
  const hour = (time: string) => instantOf(TOMORROW, time);
  await insertManyVisits(tx, SOMEBODY, [
    visitOf({ ...visit, groupId: GROUP, start: hour('10:00'), end: hour('10:45'), status: 'CONFIRMED' }),
    visitOf({ ...visit, ...past, status: 'DONE', ...feedback }),
  ]);
  const eventTexts = plantText(EventSchema.pick({ title: true, text: true }), {}, text);
  await insertEvents(tx, SOMEBODY, [
    {
      ...eventTexts,
      type: 'MEETING',
      user: SOMEBODY.user,
      start: hour('14:00'),
      end: hour('15:00'),
      links: [{ kind: 'contact', id: String(owner) }],
    },
  ]);
}

/** Builds an installation with the text in every free-text field of the schemas. */
export async function plantWorld(tx: Queryable, text: string): Promise<Planted> {
  const agency = plantText(AgencyFieldsSchema, AGENCY, text, ['phone', 'siret', 'vat']);
  await writeAgency(tx, agency);
  const mail = plantText(MailSettingsFieldsSchema, (await readMailSettings(tx)).fields, text, ['server']);
  const settings = { ...(await readMailSettings(tx)), fields: { ...mail, server: null, undoSeconds: 0 } };
  await writeMailSettings(tx, settings, SIGNED);
  const account = plantText(NewAccount, { loginEmail: INVITED, roles: ['NEGOTIATOR'] }, text, ['phoneNumbers']);
  await insertUsers(tx, [
    { ...account, status: 'ACTIVE' },
    { ...account, loginEmail: SOMEBODY.user, uid: 'nora', roles: ['MANAGER', 'SUPPORT', 'SYNCHRO'], status: 'ACTIVE' },
  ]);
  const [owner = 0, buyer = 0, visitor = 0] = await insertManyContacts(tx, SOMEBODY, [
    person(text, OWNER_MAIL, 'OWNER'),
    person(text, BUYER_MAIL, 'CUSTOMER'),
    person(text, 'visitor@example.test', 'CUSTOMER'),
  ]);
  await insertManyProperties(tx, SOMEBODY, [property(text, REFERENCE, owner), property(text, ENDED, owner)]);
  const [mandate = 0, ended = 0] = await plantMandates(tx, text, owner);
  await plantActivity(tx, text, { owner, buyer, visitor });
  return { owner, buyer, mandate, ended };
}

/** A portal's settings, with the text in every free-text field. */
export const portalWith = (text: string) =>
  plantText(
    PortalFieldsSchema,
    {
      enabled: true,
      mode: 'URL',
      selection: 'ALL',
      encoding: 'UTF-8',
      target: { kind: 'FOLDER', folder: 'in' },
      times: [],
    },
    text,
    ['target', 'times'],
  );
