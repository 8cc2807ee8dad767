import { byTime } from '@pignon/shared/domain/common/date-time';
import { civilStatusOf } from '@pignon/shared/domain/contact/civil-status';
import type { Contact, ContactFields } from '@pignon/shared/domain/contact/contact.schema';
import { mergedContact, mergeProblem } from '@pignon/shared/domain/contact/merge/merge-contacts';
import { MERGE_WITH_ITSELF, mergeRefusal } from '@pignon/shared/domain/contact/merge/merge-refusal';
import type { MergeInput, MergePreview } from '@pignon/shared/domain/contact/merge/merge.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { changesBetween } from '../../../write/changes';
import { StaleError } from '../../../write/outcome';
import { writeAudit, type AuditEntry } from '../../audit/audit.repo';
import { insertEvents, systemEvent } from '../../event/event-write.repo';
import { moveAmendmentSignatures } from '../../mandate/amend/amended-signatures.repo';
import { saveSignedParty, moveSignedParty } from '../../mandate/sign/signed-party.repo';
import { moveProposals } from '../../proposal/proposal-write.repo';
import { fieldsOf } from '../contact-fields';
import { lockContacts } from '../contact-read.repo';
import { updateContacts } from '../contact-write.repo';
import { mustReadContact } from '../contact.service';
import * as alias from './contact-alias.repo';
import * as moves from './merge-moves.repo';
import { moveNotes } from './move-notes.repo';
import * as records from './move-records.repo';
import { moveReportMails } from '../../property/report/seller-report.repo';
import { moveNotices } from '../../visit/notice/notice.repo';
import { moveVoucherMails } from '../../visit/voucher/erase-vouchers.repo';

async function refusalOf(db: Queryable, remainingContact: Contact, merged: Contact): Promise<string | null> {
  return mergeRefusal({
    erased: remainingContact.erased || merged.erased,
    signedTogether: await moves.signedSameMandate(db, remainingContact.id, merged.id),
  });
}

function refuseItself(survivorId: number, mergedId: number): void {
  if (survivorId === mergedId) throw invalid('with', MERGE_WITH_ITSELF);
}

/** Reads both records and what a merge would move, or why they cannot be merged. */
export async function previewMerge(db: Queryable, id: number, other: number): Promise<MergePreview> {
  refuseItself(id, other);
  const [remainingContact, merged] = [await mustReadContact(db, id), await mustReadContact(db, other)];
  return {
    refusal: await refusalOf(db, remainingContact, merged),
    kept: remainingContact,
    gone: merged,
    moves: await moves.countMoves(db, other),
  };
}

/** Replaces an id in a list by the other; each id once. */
const replaceId = (ids: readonly number[], { from, to }: records.Move): number[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

/** Moves all references to the kept contact; returns journal entries of the changed records. */
async function moveAll(tx: Queryable, move: records.Move, at: string): Promise<AuditEntry[]> {
  const { from, to } = move;
  const properties = await records.moveProperties(tx, move);
  await moveAmendmentSignatures(tx, from, to);
  const mandates = await records.moveMandates(tx, move);
  await moveSignedParty(tx, from, to);
  const visits = await records.moveVisits(tx, move);
  await records.moveEvents(tx, move);
  await moveProposals(tx, from, to, at);
  await records.moveFiles(tx, move);
  await moveVoucherMails(tx, move);
  await moveReportMails(tx, move);
  await moveNotices(tx, move);
  await records.moveReview(tx, move);
  await records.moveAgencies(tx, move);
  await moveNotes(tx, move);
  const update = { action: 'UPDATE' as const };
  return [
    ...properties.map(({ ref, from: mergedTypes, to: updatedTypes }) => ({
      ...update,
      entity: 'property' as const,
      ref,
      changes: [
        { path: `contactTypes.${from}`, before: mergedTypes, after: null },
        {
          path: `contactTypes.${to}`,
          before: updatedTypes,
          after: [...new Set([...(updatedTypes ?? []), ...mergedTypes])],
        },
      ],
    })),
    ...mandates.map(({ ref, parties }) => ({
      ...update,
      entity: 'mandate' as const,
      ref,
      changes: [{ path: 'counterParts', before: parties, after: replaceId(parties, move) }],
    })),
    ...visits.map(({ ref, visitors }) => ({
      ...update,
      entity: 'visit' as const,
      ref,
      changes: [{ path: 'contactIds', before: visitors, after: replaceId(visitors, move) }],
    })),
  ];
}

/** Journal entries of a merge: values taken over by the kept record, and all values of the deleted one. */
const journalOf = (remainingContact: Contact, mergedContact: Contact, merged: ContactFields): AuditEntry[] =>
  [
    { own: remainingContact, other: mergedContact.id, after: merged },
    { own: mergedContact, other: remainingContact.id, after: {} },
  ].map(({ own, other, after }) => ({
    action: 'MERGE',
    entity: 'contact',
    ref: String(own.id),
    changes: [{ path: 'mergedWith', before: null, after: other }, ...changesBetween(fieldsOf(own), after)],
  }));

async function lockPair(tx: Queryable, id: number, { with: other, versions }: MergeInput) {
  refuseItself(id, other);
  await lockContacts(tx, [id, other]);
  const [remainingContact, merged] = [await mustReadContact(tx, id), await mustReadContact(tx, other)];
  const refusal = await refusalOf(tx, remainingContact, merged);
  if (refusal !== null) throw new ApiProblem('CONFLICT', { message: refusal });
  if (remainingContact.version !== versions.kept) throw new StaleError(remainingContact);
  if (merged.version !== versions.gone) throw new StaleError(merged);
  return { kept: remainingContact, gone: merged };
}

/**
 * Merges a contact into another of the same person, in the caller's transaction: the chosen values, all references, and
 * the id, which redirects from then on. @throws CONFLICT for records that cannot be merged @throws STALE when one of
 * them changed since the preview
 */
export async function mergeContacts(tx: Queryable, actor: Actor, id: number, input: MergeInput): Promise<Contact> {
  const { kept, gone } = await lockPair(tx, id, input);
  const merged = mergedContact({ kept: fieldsOf(kept), gone: fieldsOf(gone) }, input.choices);
  const problem = mergeProblem(merged);
  if (problem) throw invalid(problem.path, problem.message);
  const at = timeOf(actor);
  await saveSignedParty(tx, kept.id, civilStatusOf(kept));
  await saveSignedParty(tx, gone.id, civilStatusOf(gone));
  await moves.notifyOncePerKind(tx, true);
  const movedEntries = await moveAll(tx, { from: gone.id, to: kept.id }, at);
  await moves.notifyOncePerKind(tx, false);
  const keptIsOlder = byTime(kept.createdTime, gone.createdTime) <= 0;
  const [createdTime, latest] = keptIsOlder
    ? [kept.createdTime, gone.createdTime]
    : [gone.createdTime, kept.createdTime];
  await updateContacts(tx, [{ id: kept.id, fields: merged, createdTime, modifiedTime: at }]);
  await alias.addAlias(tx, { id: gone.id, createdTime: latest }, kept.id);
  await alias.deleteContact(tx, gone.id);
  await alias.refreshSigns(tx, kept.id);
  await writeAudit(tx, actor, [...journalOf(kept, gone, merged), ...movedEntries]);
  await insertEvents(tx, actor, [systemEvent('contact', kept.id, 'Contact fusionné avec une autre fiche')]);
  return mustReadContact(tx, kept.id);
}
