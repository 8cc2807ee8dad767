import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import type { Queryable } from '../../db/db';
import { reserveIds } from '../../db/rows';
import { ApiProblem } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { StaleError, type Outcome } from '../../write/outcome';
import { writeAudit } from '../audit/audit.repo';
import { insertEvents, systemEvent } from '../event/event-write.repo';
import { readContact } from './contact-read.repo';
import { findAlias } from './merge/contact-alias.repo';
import { insertContacts, updateContacts } from './contact-write.repo';

/** A contact to create; times are given only for imported ones. */
export interface NewContact {
  fields: ContactFields;
  createdTime?: string;
  modifiedTime?: string;
}

/**
 * Writes many contacts with journal entries and events, in the caller's transaction; returns ids in the given order.
 * Events contain no name, so that an erasure need only clear the contact.
 */
export async function insertManyContacts(tx: Queryable, actor: Actor, added: readonly NewContact[]): Promise<number[]> {
  const now = timeOf(actor);
  const ids = await reserveIds(tx, 'contact', added.length);
  const records = added.map(({ fields, createdTime = now, modifiedTime = createdTime }, index) => ({
    id: ids[index] ?? 0,
    fields,
    createdTime,
    modifiedTime,
  }));
  await insertContacts(tx, records);
  const entries = records.map(({ id, createdTime }) => ({
    action: 'CREATE' as const,
    entity: 'contact' as const,
    ref: String(id),
    changes: [],
    at: createdTime,
  }));
  await writeAudit(tx, actor, entries);
  const events = records.map(({ id, createdTime }) => systemEvent('contact', id, 'Contact créé', createdTime));
  await insertEvents(tx, actor, events);
  return ids;
}

/** Reads one contact. `lock` locks it until the transaction ends. @throws NOT_FOUND */
export async function mustReadContact(tx: Queryable, id: number, lock = false): Promise<Contact> {
  const contact = await readContact(tx, id, lock);
  if (contact) return contact;
  const mergedInto = await findAlias(tx, id);
  const message =
    mergedInto === null
      ? 'Ce contact n’existe pas ou n’existe plus.'
      : `Cette fiche a été fusionnée avec une autre\u00a0: le contact porte maintenant le numéro ${mergedInto}.`;
  throw new ApiProblem('NOT_FOUND', { message });
}

/** Creates one contact in the caller's transaction and returns it. */
export async function createContact(tx: Queryable, actor: Actor, contact: NewContact): Promise<Contact> {
  const [id = 0] = await insertManyContacts(tx, actor, [contact]);
  return mustReadContact(tx, id);
}

/**
 * Replaces the fields of a contact already locked and version-checked in the transaction. Writes nothing when nothing
 * differs.
 */
export async function replaceFields(
  tx: Queryable,
  actor: Actor,
  before: Contact,
  fields: ContactFields,
): Promise<Outcome<Contact>> {
  const { id } = before;
  const currentFields = Object.fromEntries(Object.keys(fields).map((key) => [key, before[key as keyof ContactFields]]));
  const changes = changesBetween(currentFields, fields);
  if (changes.length === 0) return { entity: before, changed: false };
  await updateContacts(tx, [{ id, fields, createdTime: before.createdTime, modifiedTime: timeOf(actor) }]);
  await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'contact', ref: String(id), changes }]);
  return { entity: await mustReadContact(tx, id), changed: true };
}

export interface ContactUpdate {
  id: number;
  /** Version on which the new fields are based. */
  version: number;
  fields: ContactFields;
}

/** @throws NOT_FOUND, or StaleError when somebody changed the contact since that version */
export async function updateContact(
  tx: Queryable,
  actor: Actor,
  { id, version, fields }: ContactUpdate,
): Promise<Outcome<Contact>> {
  const before = await mustReadContact(tx, id, true);
  if (version !== before.version) throw new StaleError(before);
  return replaceFields(tx, actor, before, fields);
}
