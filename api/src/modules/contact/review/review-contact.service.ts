import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import type { Review, ReviewInput } from '@pignon/shared/domain/contact/erasure/review.schema';
import { decidedUntil, reviewProblem } from '@pignon/shared/domain/contact/erasure/inactivity.rules';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { writeAudit } from '../../audit/audit.repo';
import { insertEvents } from '../../event/event-write.repo';
import { fieldsOf } from '../contact-fields';
import { mustReadContact, replaceFields } from '../contact.service';
import { readReview, writeReview } from './review-contact.repo';

/** Days until the task to ask for consent is due. */
const ASK_DAYS = 7;

/** Creates a task for the contact's negotiator. Its text contains no name, so that an erasure only removes the link. */
async function createConsentTask(
  tx: Queryable,
  actor: Actor,
  { id, negotiator }: Contact,
  today: string,
): Promise<void> {
  await insertEvents(tx, actor, [
    {
      type: 'TASK',
      title: 'Demander si nous pouvons garder ses données et continuer à lui écrire',
      due: startOfDay(addDays(today, ASK_DAYS)),
      links: [{ kind: 'contact', id: String(id) }],
      ...(negotiator !== null && { user: negotiator }),
    },
  ]);
}

async function setArchived(tx: Queryable, actor: Actor, contact: Contact): Promise<void> {
  await replaceFields(tx, actor, contact, { ...fieldsOf(contact), archived: true });
}

/** Saves the decision about a silent contact and applies it. */
export function reviewContact(db: Db, actor: Actor, id: number, input: ReviewInput): Promise<Review> {
  const today = dayOf(timeOf(actor));
  const problem = reviewProblem(input, today);
  if (problem) throw invalid(problem.path, problem.message);
  return db.tx(async (tx) => {
    const contact = await mustReadContact(tx, id, true);
    if (contact.erased) throw new ApiProblem('CONFLICT', { message: 'Les données de ce contact ont été effacées.' });
    const { decision, reason } = input;
    const before = await readReview(tx, id);
    const review: Review = {
      decision,
      reason,
      until: decidedUntil(input, today),
      user: actor.user,
      at: timeOf(actor),
    };
    await writeReview(tx, id, review);
    if (decision === 'ASK') await createConsentTask(tx, actor, contact, today);
    if (decision === 'ARCHIVE' && !contact.archived) await setArchived(tx, actor, contact);
    const changes = (['decision', 'reason', 'until'] as const)
      .map((part) => ({ path: `review.${part}`, before: before?.[part] ?? null, after: review[part] || null }))
      .filter((change) => change.before !== change.after);
    await writeAudit(tx, actor, [{ action: 'UPDATE', entity: 'contact', ref: String(id), changes }]);
    return review;
  });
}
