import { dayOf } from '@pignon/shared/domain/common/day';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { erasedContact, erasedLabels } from '@pignon/shared/domain/contact/erased-contact';
import type { Erasure } from '@pignon/shared/domain/contact/erasure.schema';
import { erasureRefusal, keptLines, nextErasure, retentionOf } from '@pignon/shared/domain/contact/retention.rules';
import type { Db, Queryable } from '../../db/db';
import { ApiProblem } from '../../http/api-problem';
import { timeOf, type Actor } from '../../write/actor';
import { changesBetween } from '../../write/changes';
import { writeAudit } from '../audit/audit.repo';
import { readMandates } from '../mandate/mandate-read.repo';
import type { MediaStore } from '../media/media-store';
import { deleteMedia } from '../media/media.repo';
import { rememberPending } from '../media/pending-media.repo';
import { purgeMedia } from '../media/purge-media.service';
import * as erase from './contact-erase.repo';
import { mandatesOfContact } from './contact-holdings.repo';
import { updateContacts } from './contact-write.repo';
import { mustReadContact } from './contact.service';

interface Stored {
  db: Db;
  store: MediaStore;
}

/** Clears the record itself; gives the names of what went. */
async function eraseRecord(tx: Queryable, actor: Actor, before: Contact, keepsCivilStatus: boolean): Promise<string[]> {
  const { id, createdTime, modifiedTime: _, version: __, ...fields } = before;
  const after = erasedContact(fields, keepsCivilStatus);
  const labels = erasedLabels(fields, after);
  if (changesBetween(fields, after).length > 0)
    await updateContacts(tx, [{ id, fields: after, createdTime, modifiedTime: timeOf(actor) }]);
  return labels;
}

interface Erased {
  answer: Erasure;
  /** Files whose bytes are to go. */
  keys: string[];
}

async function eraseIn(tx: Queryable, actor: Actor, id: number, today: string): Promise<Erased> {
  const contact = await mustReadContact(tx, id, true);
  const mandates = await readMandates(tx, await mandatesOfContact(tx, id), true);
  const refusal = erasureRefusal(mandates);
  if (refusal !== null) throw new ApiProblem('CONFLICT', { message: refusal });
  const retention = retentionOf(mandates, today);
  const files = (await erase.filesOfContact(tx, id)).map(({ key, isIdentity, createdTime }) => ({
    key,
    until: isIdentity ? retention.identityUntil(dayOf(createdTime)) : null,
  }));
  const keys = files.flatMap(({ key, until }) => (until === null ? [key] : []));
  const identity = files.flatMap(({ until }) => until ?? []);

  const erased = await eraseRecord(tx, actor, contact, retention.civilStatusUntil !== null);
  const note = (label: string, count: number) => count > 0 && erased.push(label);
  await deleteMedia(tx, 'contact', String(id), keys);
  await rememberPending(tx, keys);
  note('Fichiers', keys.length);
  const keptMandates = retention.mandates.map((mandate) => mandate.id);
  note('Signatures', await erase.eraseSignatures(tx, id, keptMandates));
  note('Comptes rendus de visite', await erase.eraseFeedback(tx, id));
  note('Appels, notes et tâches', await erase.eraseEvents(tx, id));
  note('Valeurs du journal', await erase.eraseJournal(tx, id));
  await erase.eraseKeptAnswers(tx, id);
  await erase.markErased(tx, id, nextErasure(retention, identity));
  const changes = erased.map((label) => ({ path: label, before: null, after: null }));
  if (changes.length > 0)
    await writeAudit(tx, actor, [{ action: 'ERASE', entity: 'contact', ref: String(id), changes }]);
  return { answer: { erased, kept: keptLines(retention, identity) }, keys };
}

/**
 * Erases a person's data but what the law keeps; erasing again changes nothing until more may go. Throws CONFLICT while
 * a mandate needs the person.
 */
export async function eraseContact({ db, store }: Stored, actor: Actor, id: number, today = dayOf()): Promise<Erasure> {
  const { answer, keys } = await db.tx((tx) => eraseIn(tx, actor, id, today));
  // The rows are gone; bytes that the store does not give up now are removed by the next sweep.
  await purgeMedia({ db, store }, keys).catch(() => undefined);
  return answer;
}

const JOB: Actor = { user: 'erasure', source: 'JOB', requestId: null };

/** Erases what the law no longer keeps of persons who were erased before; gives how many. */
export async function finishErasures(stored: Stored, now: Date): Promise<{ finished: number }> {
  const today = dayOf(now);
  const overdue = await erase.listOverdue(stored.db, today);
  for (const id of overdue) await eraseContact(stored, { ...JOB, at: now.toISOString() }, id, today);
  return { finished: overdue.length };
}
