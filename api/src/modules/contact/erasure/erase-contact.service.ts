import { dayOf } from '@pignon/shared/domain/common/day';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { erasedContact, erasedLabels } from '@pignon/shared/domain/contact/erasure/erased-contact';
import type { Erasure, ErasurePreview } from '@pignon/shared/domain/contact/erasure/erasure.schema';
import { formerIdentities } from '@pignon/shared/domain/contact/duplicates/former-identities';
import { mentionsOf } from '@pignon/shared/domain/contact/mentions';
import {
  erasureRefusal,
  retentionLines,
  nextErasure,
  retentionOf,
} from '@pignon/shared/domain/contact/erasure/retention.rules';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { changesBetween } from '../../../write/changes';
import { writeAudit } from '../../audit/audit.repo';
import { removeFromCarts } from '../../cart/cart.repo';
import { dropDraftsOf } from '../../draft/draft.repo';
import { eraseAmendmentSignatures } from '../../mandate/amend/amended-signatures.repo';
import { readMandates } from '../../mandate/mandate-read.repo';
import { erasePapers } from '../../mandate/paper/mandate-paper.repo';
import type { MediaStore } from '../../media/store/media-store';
import { deleteMedia } from '../../media/media.repo';
import { markPending } from '../../media/pending-media.repo';
import { purgeMedia } from '../../media/purge-media.service';
import { eraseProposals } from '../../proposal/proposal-write.repo';
import { eraseReportReplies } from '../../property/report/seller-report.repo';
import { eraseNotices } from '../../visit/notice/notice.repo';
import { eraseVouchers } from '../../visit/voucher/erase-vouchers.repo';
import * as erase from './contact-erase.repo';
import { mandatesOfContact } from '../contact-holdings.repo';
import { eraseMentions } from './contact-mentions.repo';
import { eraseFolders } from './erase-folders';
import { updateContacts } from '../contact-write.repo';
import { fieldsOf } from '../contact-fields';
import { mustReadContact } from '../contact.service';
import { numbersOf } from '../merge/contact-alias.repo';
import { dropReview } from '../review/review-contact.repo';

interface Stored {
  db: Db;
  store: MediaStore;
}

/** Clears the record itself; returns the names of the cleared fields. */
async function eraseRecord(tx: Queryable, actor: Actor, before: Contact, keepsCivilStatus: boolean): Promise<string[]> {
  const { id, createdTime } = before;
  const fields = fieldsOf(before);
  const after = erasedContact(fields, keepsCivilStatus);
  const labels = erasedLabels(fields, after);
  if (changesBetween(fields, after).length > 0)
    await updateContacts(tx, [{ id, fields: after, createdTime, modifiedTime: timeOf(actor) }]);
  return labels;
}

interface Erased {
  answer: Erasure;
  /** Files whose bytes are to be deleted. */
  keys: string[];
}

async function eraseIn(tx: Queryable, actor: Actor, id: number, today: string): Promise<Erased> {
  const contact = await mustReadContact(tx, id, true);
  const mandates = await readMandates(tx, await mandatesOfContact(tx, id), true);
  const refusal = erasureRefusal(mandates);
  if (refusal !== null) throw new ApiProblem('CONFLICT', { message: refusal });
  const retention = retentionOf(mandates, today);
  const files = (await erase.filesOfContact(tx, id)).map(({ key, cropKey, isIdentity, createdTime }) => ({
    key,
    cropKey,
    until: isIdentity ? retention.identityUntil(dayOf(createdTime)) : null,
  }));
  const filesToDelete = files.filter(({ until }) => until === null);
  const folders = await eraseFolders(tx, id, retention);
  const keys = [...new Set([...filesToDelete, ...folders.gone].map(({ key }) => key))];
  // deleting the rows records the other keys
  const cropKeys = [...filesToDelete, ...folders.gone].flatMap(({ cropKey }) => cropKey ?? []);
  const identity = [...files.flatMap(({ until }) => until ?? []), ...folders.identity];

  const numbers = await numbersOf(tx, id);
  // reads the journal before it is cleared
  const mentions = mentionsOf(formerIdentities(contact, await erase.auditOfContacts(tx, numbers)));
  const erased = await eraseRecord(tx, actor, contact, retention.civilStatusUntil !== null);
  const note = (label: string, count: number) => count > 0 && erased.push(label);
  await deleteMedia(
    tx,
    'contact',
    String(id),
    filesToDelete.map(({ key }) => key),
  );
  await markPending(tx, keys);
  note('Fichiers', keys.length);
  const keptMandates = retention.mandates.map((mandate) => mandate.id);
  note('Mandats signés', await erasePapers(tx, id, keptMandates));
  const erasedSignatureCount = await eraseAmendmentSignatures(tx, id, keptMandates);
  note('Signatures', erasedSignatureCount + (await erase.eraseSignatures(tx, id, keptMandates)));
  const vouchers = await eraseVouchers(tx, numbers, today);
  note('Bons de visite signés', vouchers.gone);
  await eraseReportReplies(tx, numbers);
  note('Messages de visite', await eraseNotices(tx, numbers));
  note('Comptes rendus de visite', await erase.eraseFeedback(tx, id));
  note('Appels, notes et tâches', await erase.eraseEvents(tx, id));
  note('Propositions', await eraseProposals(tx, id));
  note('Valeurs du journal', await erase.eraseJournal(tx, id, numbers, folders.emptied));
  for (const number of numbers) await erase.eraseStoredResponses(tx, number);
  await dropReview(tx, id);
  note('Mentions dans d’autres textes', await eraseMentions(tx, id, mentions));
  await removeFromCarts(tx, id);
  await dropDraftsOf(tx, [`contact:${id}`, `quick:contact-${id}`]);
  await erase.markErased(tx, id, nextErasure(retention, [...identity, ...vouchers.kept]));
  const changes = erased.map((label) => ({ path: label, before: null, after: null }));
  if (changes.length > 0)
    await writeAudit(tx, actor, [{ action: 'ERASE', entity: 'contact', ref: String(id), changes }]);
  return { answer: { erased, kept: retentionLines(retention, identity, vouchers.kept) }, keys: [...keys, ...cropKeys] };
}

/**
 * Erases a person's data except what the law keeps; running it again changes nothing until more may be erased. @throws
 * CONFLICT while a mandate needs the person
 */
export async function eraseContact({ db, store }: Stored, actor: Actor, id: number, today = dayOf()): Promise<Erasure> {
  const { answer, keys } = await db.tx((tx) => eraseIn(tx, actor, id, today));
  // the rows are deleted; bytes that cannot be deleted now are removed by the next purge
  await purgeMedia({ db, store }, keys).catch(() => undefined);
  return answer;
}

/** Thrown to roll back a preview. */
class PreviewRollback extends Error {
  constructor(readonly answer: Erasure) {
    super('an erasure was only looked at');
  }
}

const NOTHING: Erasure = { erased: [], kept: [] };

/** Previews an erasure by doing it and rolling back, so that the preview is exact. */
export async function previewErasure(db: Db, actor: Actor, id: number, today = dayOf()): Promise<ErasurePreview> {
  try {
    await db.tx(async (tx) => {
      throw new PreviewRollback((await eraseIn(tx, actor, id, today)).answer);
    });
  } catch (error) {
    if (error instanceof PreviewRollback) return { ...error.answer, refusal: null };
    if (error instanceof ApiProblem && error.code === 'CONFLICT') return { ...NOTHING, refusal: error.message };
    throw error;
  }
  return { ...NOTHING, refusal: null };
}

const JOB: Actor = { user: 'erasure', source: 'JOB', requestId: null };

/** Erases what the law no longer keeps of persons erased earlier; returns the number. */
export async function completeErasures(stored: Stored, now: Date): Promise<{ finished: number }> {
  const today = dayOf(now);
  const overdue = await erase.listOverdue(stored.db, today);
  for (const id of overdue) await eraseContact(stored, { ...JOB, at: now.toISOString() }, id, today);
  return { finished: overdue.length };
}
