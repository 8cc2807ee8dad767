import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { NoticeKind } from '@pignon/shared/domain/visit/notice/notice.enums';
import {
  kindOfNotice,
  noticeProblem,
  reminderLines,
  unsentLines,
  type NoticeLine,
  type SentNotice,
} from '@pignon/shared/domain/visit/notice/notice-rules';
import { NOTICE_PROBLEM_WORDS, noticeSubject } from '@pignon/shared/domain/visit/notice/notice-texts';
import type { Db, Queryable } from '../../../db/db';
import { composeLetter } from '../../../mail/letter-mail';
import { deliverMail, type DeliveryResult, type MailRoute } from '../../../mail/mail-transport';
import type { Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { readContact } from '../../contact/contact-read.repo';
import { insertEvents } from '../../event/event-write.repo';
import { readMailSettings } from '../../proposal/mail-settings.repo';
import { routeOf, type MailDeps } from '../../proposal/mail-settings.service';
import { RETRY_INTERVAL, followUpTask, SENDING_MINUTES, readSendingTime } from '../../proposal/send-mails.service';
import { readProperties } from '../../property/property-read.repo';
import { letterSender } from '../../user/letter-sender';
import { readVisits } from '../visit-read.repo';
import * as repo from './notice.repo';
import { noticeMessage } from './notice-message';

export interface NoticeDeps {
  db: Db;
  mail: MailDeps;
}

/** Messages per run; keeps a run shorter than the job's lease. */
const MAX_PER_RUN = 200;
const JOB: Actor = { user: 'mail', source: 'JOB', requestId: null };

interface PreparedNotice {
  notice: repo.ClaimedNotice;
  contact: Contact;
  kind: NoticeKind;
  lines: NoticeLine[];
  /** Last news sent about each visit before this message. */
  sentNotices: SentNotice[];
}

/** Reads due and sent news of a message's visitor. */
async function linesOf(
  tx: Queryable,
  notice: repo.ClaimedNotice,
  now: Date,
): Promise<{ lines: NoticeLine[]; sentNotices: SentNotice[] }> {
  const { groupId, contactId, purpose, day } = notice;
  const visits = await readVisits(tx, groupId);
  const sentLines = await repo.readSentNotices(tx, groupId, contactId);
  const noticeContext = { contactId, visits, sentNotices: sentLines, now };
  const lines =
    purpose === 'REMINDER' ? reminderLines(noticeContext, day ?? addDays(dayOf(now), 1)) : unsentLines(noticeContext);
  return { lines, sentNotices: sentLines };
}

/** Takes the next message and stores its content before it is sent; 'NOTHING' for one without content. */
async function prepare(
  { db }: NoticeDeps,
  now: Date,
  ids: readonly number[] | null,
): Promise<PreparedNotice | 'NOTHING' | null> {
  return db.tx(async (tx) => {
    const notice = await repo.takeNotice(tx, ids);
    if (!notice) return null;
    await repo.lockReceivers(tx, [notice.contactId]);
    const contact = await readContact(tx, notice.contactId);
    const { lines, sentNotices } = await linesOf(tx, notice, now);
    const problem = contact && noticeProblem(contact);
    if (!contact || problem || lines.length === 0) {
      const problemText = problem && lines.length > 0 ? NOTICE_PROBLEM_WORDS[problem] : null;
      await repo.dropNotice(tx, notice, problemText);
      return 'NOTHING';
    }
    const kind = kindOfNotice(lines);
    await repo.writeLines(tx, { id: notice.id, kind, lines });
    return { notice, contact, kind, lines, sentNotices };
  });
}

async function letterOf({ db }: NoticeDeps, route: MailRoute, parcel: PreparedNotice, now: Date) {
  const { notice, contact, kind, lines } = parcel;
  const agency = await readAgency(db);
  const references = [...new Set(lines.map(({ propertyRef }) => propertyRef))];
  const properties = new Map((await readProperties(db, references)).map((property) => [property.reference, property]));
  const { fields } = await readMailSettings(db);
  const to = { name: contactName(contact), email: contact.email ?? '' };
  const message = noticeMessage({
    ...{ kind, lines, properties, agency, to, now },
    sentNotices: new Map(parcel.sentNotices.map((line) => [line.visitId, line])),
    texts: fields.visitTexts,
    from: route.from,
  });
  return composeLetter(route, {
    ...message,
    contact,
    agency,
    sender: await letterSender(db, notice.by, agency),
    name: `visit-${notice.id}-${notice.attempts}`,
    date: now,
  });
}

const referencesOf = ({ lines }: Pick<PreparedNotice, 'lines'>): string[] => [
  ...new Set(lines.map(({ propertyRef }) => propertyRef)),
];

/** Event in the timelines of visitor and properties. */
const sentEvent = (parcel: PreparedNotice) => ({
  type: 'EMAIL' as const,
  title: `${noticeSubject(parcel.kind)} (message envoyé au visiteur)`,
  user: parcel.notice.by,
  done: true,
  links: [
    { kind: 'contact' as const, id: String(parcel.notice.contactId) },
    ...referencesOf(parcel).map((id) => ({ kind: 'property' as const, id })),
  ],
});

/** Records the result of sending a message. */
async function recordResult(
  { db }: NoticeDeps,
  parcel: PreparedNotice,
  delivery: DeliveryResult,
  now: Date,
): Promise<void> {
  const { notice } = parcel;
  const to = { user: notice.by, contactId: notice.contactId };
  const again = RETRY_INTERVAL[notice.attempts - 1];
  await db.tx(async (tx) => {
    const sendingTime = await readSendingTime(tx, now);
    const task = (title: string) => followUpTask(to, referencesOf(parcel), title, sendingTime);
    if (delivery.outcome === 'SENT') {
      await repo.endNotice(tx, notice.id, { status: 'SENT', said: null });
      await insertEvents(tx, { ...JOB, at: now.toISOString() }, [sentEvent(parcel)]);
    } else if (delivery.outcome === 'LATER' && again !== undefined) {
      await repo.retryNotice(tx, notice, again);
    } else if (delivery.outcome === 'UNCERTAIN') {
      await repo.endNotice(tx, notice.id, { status: 'UNCERTAIN', said: delivery.said });
      await insertEvents(tx, JOB, [task('Vérifier que le visiteur a reçu notre message')]);
    } else {
      await repo.endNotice(tx, notice.id, { status: 'FAILED', said: delivery.said });
      const refusedTask = { ...task('Prévenir le visiteur\u00a0: message refusé par le serveur'), text: delivery.said };
      await insertEvents(tx, JOB, [refusedTask]);
    }
  });
}

/** Creates a task for each interrupted delivery: its sender asks whether the message arrived. */
async function reportInterrupted({ db }: NoticeDeps, now: Date): Promise<number> {
  return db.tx(async (tx) => {
    const cutOff = await repo.failInterruptedNotices(tx, SENDING_MINUTES);
    const sendingTime = await readSendingTime(tx, now);
    const tasks = cutOff.map(({ contactId, by }) =>
      followUpTask({ user: by, contactId }, [], 'Vérifier que le visiteur a reçu notre message', sendingTime),
    );
    await insertEvents(tx, JOB, tasks);
    return cutOff.length;
  });
}

export const hasNoticeToSend = ({ db }: Pick<NoticeDeps, 'db'>): Promise<boolean> =>
  repo.hasDueNotice(db, SENDING_MINUTES);

/**
 * Sends due messages: all, or the given ones. Stores each content before it is sent, so that neither a restart nor
 * another process sends it twice.
 */
export async function sendDueNotices(
  deps: NoticeDeps,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<{ handled: number; cutOff: number }> {
  const cutOff = await reportInterrupted(deps, now);
  const route = routeOf(await readMailSettings(deps.db), deps.mail);
  if (!route) return { handled: 0, cutOff };
  let handled = 0;
  for (let count = 0; count < MAX_PER_RUN; count += 1) {
    const parcel = await prepare(deps, now, ids);
    if (parcel === null) break;
    if (parcel === 'NOTHING') continue;
    handled += 1;
    await recordResult(deps, parcel, await deliverMail(route, await letterOf(deps, route, parcel, now)), now);
  }
  return { handled, cutOff };
}
