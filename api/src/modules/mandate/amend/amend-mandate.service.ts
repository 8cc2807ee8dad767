import { dayOf } from '@pignon/shared/domain/common/day';
import {
  amendmentProblem,
  amendmentRefusal,
  draftWords,
  inDraft,
  realChanges,
  signedAmendment,
  USUAL_TEXT,
  withTerms,
} from '@pignon/shared/domain/mandate/amendment/amendment';
import { isSignedByAll, signingDay } from '@pignon/shared/domain/mandate/mandate-signing';
import { mandateSubject } from '@pignon/shared/domain/mandate/mandate-name';
import type { AmendedTerms, Mandate, PendingAmendment } from '@pignon/shared/domain/mandate/mandate.schema';
import type { AmendmentDraft, SignedBy } from '@pignon/shared/domain/mandate/mandate-write.schema';
import { signatoriesOf } from '@pignon/shared/domain/mandate/signatories';
import type { Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import type { Outcome } from '../../../write/outcome';
import { readContacts } from '../../contact/contact-read.repo';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { lettingBounds } from '../letting/letting-bounds';
import { lockMandate, mandateEvent, saveMandate, throwIfInvalid } from '../mandate-change';
import { storeSigned } from '../paper/signed-copy.service';
import { addSignatures } from '../sign/add-signatures';

interface Target {
  id: number;
  version: number | null;
}

const conflict = (message: string) => new ApiProblem('CONFLICT', { message, allowed: [] });

/** Locks a mandate that may be amended. */
async function lockAmendable(tx: Queryable, { id, version }: Target): Promise<Mandate> {
  const mandate = await lockMandate(tx, id, version);
  const message = amendmentRefusal(mandate);
  if (message !== null) throw conflict(message);
  return mandate;
}

async function assertAllowed(tx: Queryable, mandate: Mandate, changes: AmendedTerms, today: string): Promise<void> {
  const property = await getPropertyOrThrow(tx, mandate.propertyRef);
  const bounds = await lettingBounds(tx, property, today);
  throwIfInvalid(inDraft(amendmentProblem(mandate, changes, { today, ...bounds })));
}

const titleOf = (mandate: Mandate, subject: string) => `${mandateSubject(mandate)}\u00a0: ${subject}`;

/** Drafts an amendment, replacing a pending one: its signatures are lost. */
export async function draftAmendment(
  tx: Queryable,
  actor: Actor,
  { draft, ...target }: Target & { draft: AmendmentDraft },
): Promise<Outcome<Mandate>> {
  const before = await lockAmendable(tx, target);
  const today = dayOf(timeOf(actor));
  const changes = realChanges(before, draft.changes);
  await assertAllowed(tx, before, changes, today);
  const pendingAmendment: PendingAmendment = {
    drafted: today,
    text: draft.text ?? USUAL_TEXT,
    changes,
    signatures: [],
  };
  const title = titleOf(before, draftWords(before.amendments.length + 1, today));
  const events = [mandateEvent(before, title, pendingAmendment.text)];
  return saveMandate(tx, actor, { before, after: { ...before, pendingAmendment }, events });
}

/** Drops an amendment that is not fully signed. */
export async function dropAmendment(tx: Queryable, actor: Actor, { id, version }: Target): Promise<Outcome<Mandate>> {
  const before = await lockMandate(tx, id, version);
  if (before.pendingAmendment === null) return { entity: before, changed: false };
  const number = before.amendments.length + 1;
  const events = [mandateEvent(before, titleOf(before, `avenant n°\u00a0${number} abandonné avant sa signature`))];
  return saveMandate(tx, actor, { before, after: { ...before, pendingAmendment: null }, events });
}

/** Records signatures of the pending amendment. With the last one it gets its number and takes effect. */
export async function signAmendment(
  tx: Queryable,
  actor: Actor,
  { signedBy, ...target }: Target & { signedBy: SignedBy },
): Promise<Outcome<Mandate>> {
  const before = await lockAmendable(tx, target);
  const pending = before.pendingAmendment;
  if (pending === null) throw conflict('Aucun avenant de ce mandat n’attend de signature.');
  const now = timeOf(actor);
  const signatories = (await readContacts(tx, before.counterParts)).flatMap(signatoriesOf);
  const signed = await addSignatures(tx, actor, pending, { signatories, signedBy });
  const { signatures } = signed;
  const number = before.amendments.length + 1;
  if (!isSignedByAll(signatories, signatures)) {
    const count = `${signatures.length} sur ${signatories.length}`;
    const events = [mandateEvent(before, titleOf(before, `avenant n°\u00a0${number}, ${count} ont signé`))];
    const after = { ...before, pendingAmendment: { ...pending, ...signed } };
    return saveMandate(tx, actor, { before, after, events });
  }
  await assertAllowed(tx, before, pending.changes, dayOf(now));
  const amendment = signedAmendment(before, { ...pending, ...signed }, signingDay(signatures));
  const amendments = [...before.amendments, amendment];
  const after: Mandate = { ...withTerms(before, pending.changes), amendments, pendingAmendment: null };
  const events = [mandateEvent(before, titleOf(before, `avenant n°\u00a0${number} signé`), amendment.text)];
  const outcome = await saveMandate(tx, actor, { before, after, events });
  await storeSigned(tx, after, number, actor.user);
  return outcome;
}
