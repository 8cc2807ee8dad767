import { contactName } from '@pignon/shared/domain/contact/contact-name';
import { noticeProblem, unsentLines } from '@pignon/shared/domain/visit/notice/notice-rules';
import { NOTICE_PROBLEM_WORDS } from '@pignon/shared/domain/visit/notice/notice-texts';
import type { TourNotices } from '@pignon/shared/domain/visit/notice/notice.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import type { Actor } from '../../../write/actor';
import { readContacts } from '../../contact/contact-read.repo';
import { readMailSettings } from '../../proposal/mail-settings.repo';
import { routeOf } from '../../proposal/mail-settings.service';
import { noTour } from '../save-tour.service';
import { readVisits } from '../visit-read.repo';
import { lockReceivers, requestNotices, readSentNotices } from './notice.repo';
import { sendDueNotices, type NoticeDeps } from './send-notices.service';
import { noticesOfTour } from './tour-notices.repo';

type Visitor = TourNotices['visitors'][number];

/** Reads visitors of a tour, or the named ones, with their pending news. */
async function visitorsOf(db: Queryable, groupId: string, now: Date): Promise<Visitor[]> {
  const visits = await readVisits(db, groupId);
  const contacts = await readContacts(db, [...new Set(visits.flatMap(({ contactIds }) => contactIds))]);
  const visitors: Visitor[] = [];
  for (const contact of contacts) {
    const sentLines = await readSentNotices(db, groupId, contact.id);
    const untold = unsentLines({ contactId: contact.id, visits, sentNotices: sentLines, now });
    visitors.push({
      contactId: contact.id,
      name: contactName(contact),
      problem: noticeProblem(contact),
      untold: untold.map(({ visitId, news, propertyRef, start }) => ({ visitId, news, propertyRef, start })),
    });
  }
  return visitors;
}

/** Reads the notices of a tour, sent and due. @throws NOT_FOUND */
export async function tourNotices(db: Queryable, groupId: string, now = new Date()): Promise<TourNotices> {
  const visitors = await visitorsOf(db, groupId, now);
  if (visitors.length === 0) throw noTour();
  const notices = await noticesOfTour(db, groupId);
  const names = new Map(visitors.map(({ contactId, name }) => [contactId, name]));
  const others = notices.map(({ contactId }) => contactId).filter((id) => !names.has(id));
  for (const contact of await readContacts(db, [...new Set(others)])) names.set(contact.id, contactName(contact));
  return {
    content: notices.map((notice) => ({ ...notice, name: names.get(notice.contactId) ?? '' })),
    visitors,
    automatic: (await readMailSettings(db)).fields.visitsTold,
  };
}

/** @throws CONFLICT for the first contact who is no visitor, cannot be written to, or has no pending news */
function assertNotifiable(visitors: readonly Visitor[], contactIds: readonly number[]): void {
  for (const id of contactIds) {
    const visitor = visitors.find(({ contactId }) => contactId === id);
    if (!visitor) throw new ApiProblem('CONFLICT', { message: 'Ce contact n’est pas un visiteur de cette tournée.' });
    const { name, problem, untold } = visitor;
    if (problem) throw new ApiProblem('CONFLICT', { message: `${name} ${NOTICE_PROBLEM_WORDS[problem]}.` });
    if (untold.length === 0)
      throw new ApiProblem('CONFLICT', {
        message: `${name} sait déjà tout de cette tournée\u00a0: rien n’est renvoyé.`,
      });
  }
}

/**
 * Sends pending news now, even if automatic messages are off. @throws CONFLICT without mail server, and for a visitor
 * without consent or news
 */
export async function sendNoticesNow(
  deps: NoticeDeps,
  actor: Actor,
  { groupId, contactIds }: { groupId: string; contactIds: readonly number[] },
): Promise<void> {
  const { db } = deps;
  if (!routeOf(await readMailSettings(db), deps.mail))
    throw new ApiProblem('CONFLICT', { message: 'Aucun serveur d’envoi n’est réglé.' });
  const now = new Date();
  const ids = await db.tx(async (tx) => {
    await lockReceivers(tx, contactIds);
    const visitors = await visitorsOf(tx, groupId, now);
    if (visitors.length === 0) throw noTour();
    assertNotifiable(visitors, contactIds);
    return requestNotices(tx, { groupId, contactIds, by: actor.user, seconds: 0 });
  });
  await sendDueNotices(deps, now, ids);
}
