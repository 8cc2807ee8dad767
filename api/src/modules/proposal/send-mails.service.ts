import { agencyPlace } from '@pignon/shared/domain/agency/agency-place';
import { addDays, dayOf, instantOf } from '@pignon/shared/domain/common/day';
import { frenchList } from '@pignon/shared/domain/common/french';
import { workingDayFrom } from '@pignon/shared/domain/common/working-day';
import type { Placed } from '@pignon/shared/domain/commune/territory';
import { mayBeMailed } from '@pignon/shared/domain/contact/consent';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { propertyIneligibility } from '@pignon/shared/domain/proposal/ineligibility-reason';
import { PAGE_SECONDS, UNSUBSCRIBE_SECONDS } from '@pignon/shared/domain/proposal/proposal.limits';
import type { Db, Queryable } from '../../db/db';
import { deliverMail, type DeliveryResult, type MailRoute } from '../../mail/mail-transport';
import { composeMime } from '../../mail/compose-mime';
import type { Actor } from '../../write/actor';
import { readAgency } from '../agency/agency.repo';
import { readContact } from '../contact/contact-read.repo';
import { insertEvents, type NewEvent } from '../event/event-write.repo';
import type { MediaStore } from '../media/store/media-store';
import { readProperties } from '../property/property-read.repo';
import { pagePath, unsubscribePath, type CustomerLinks } from './customer/customer-links';
import { introductionFor } from './compose-mail';
import { mailContent } from './mail-content';
import { readMailSettings } from './mail-settings.repo';
import { routeOf, type MailDeps } from './mail-settings.service';
import * as mails from './proposal-mail.repo';
import { removeSteps, applyLastSteps } from './proposal-write.repo';
import { proposalEvent } from './propose.service';

export interface SendingDeps {
  db: Db;
  store: MediaStore;
  mail: MailDeps;
  links: CustomerLinks;
}

/** Longest SMTP session; a message marked as being sent for longer belongs to a crashed process. */
export const SENDING_MINUTES = 15;
/** Minutes between two tries, and as many tries. */
export const RETRY_INTERVAL = [1, 5, 15, 60, 240, 720] as const;
/** Messages per run; keeps a run shorter than the job's lease. */
const MAX_PER_RUN = 200;

const JOB: Actor = { user: 'mail', source: 'JOB', requestId: null };
const OPENING = '09:00';

/** Current time, and the agency's location, whose holidays count. */
export interface SendingTime {
  now: Date;
  place: Placed;
}

/** A task for the user who proposed, due when the agency next opens. */
export function followUpTask(
  to: { user: string; contactId: number },
  references: readonly string[],
  title: string,
  { now, place }: SendingTime,
): NewEvent {
  const due = instantOf(workingDayFrom(addDays(dayOf(now), 1), place), OPENING);
  const links = [
    { kind: 'contact' as const, id: String(to.contactId) },
    ...references.map((id) => ({ kind: 'property' as const, id })),
  ];
  return { type: 'TASK', title, user: to.user, due, links };
}

/** Reads the agency's location for the given time. */
export const readSendingTime = async (tx: Queryable, now: Date): Promise<SendingTime> => ({
  now,
  place: agencyPlace(await readAgency(tx)),
});

const propertiesText = (references: readonly string[]): string =>
  `${references.length > 1 ? 'biens' : 'bien'} ${frenchList(references)}`;

/** Withdraws the proposals of an unsent message. */
async function withdraw(tx: Queryable, carriedProposals: readonly mails.MailedProposal[], now: Date): Promise<void> {
  await removeSteps(
    tx,
    carriedProposals.map(({ stepId }) => stepId),
  );
  await applyLastSteps(
    tx,
    carriedProposals.map(({ proposalId }) => proposalId),
    now.toISOString(),
  );
}

interface PreparedMail {
  mail: mails.ClaimedMail;
  contact: Contact;
  properties: Property[];
}

/** Checks what may still be sent of a waiting message, and withdraws the rest; null when nothing is left. */
async function checkContent({ db }: SendingDeps, mail: mails.ClaimedMail, now: Date): Promise<PreparedMail | null> {
  return db.tx(async (tx) => {
    const contact = await readContact(tx, mail.contactId);
    const carriedProposals = await mails.proposalsOfMail(tx, mail.id);
    const agency = await readAgency(tx);
    const carriedReferences = carriedProposals.map(({ reference }) => reference);
    const read = new Map(
      (await readProperties(tx, carriedReferences)).map((property) => [property.reference, property]),
    );
    const day = dayOf(now);
    const isReachable = contact !== null && !contact.archived && mayBeMailed(contact);
    const properties = carriedReferences.flatMap((reference) => {
      const property = read.get(reference);
      return isReachable && property && !propertyIneligibility(property, agency, day) ? [property] : [];
    });
    const availableReferences = new Set(properties.map(({ reference }) => reference));
    const unavailable = carriedProposals.filter(({ reference }) => !availableReferences.has(reference));
    if (unavailable.length > 0) {
      await withdraw(tx, unavailable, now);
      const references = unavailable.map(({ reference }) => reference);
      const title = `Proposition non envoyée\u00a0: ${propertiesText(references)}`;
      const to = { user: mail.sender, contactId: mail.contactId };
      await insertEvents(tx, JOB, [followUpTask(to, references, title, { now, place: agencyPlace(agency) })]);
    }
    if (properties.length > 0 && contact) return { mail, contact, properties };
    await mails.endMail(tx, mail.id, { status: 'CANCELLED', error: 'nothing left to propose' });
    return null;
  });
}

async function letterOf(deps: SendingDeps, route: MailRoute, { mail, contact, properties }: PreparedMail, now: Date) {
  const { db, links } = deps;
  const base = deps.mail.publicUrl ?? '';
  const agency = await readAgency(db);
  const unsubscribeUrl = base + unsubscribePath(links.token('unsubscribe', mail.id, UNSUBSCRIBE_SECONDS));
  const parts = await mailContent(deps, {
    agency,
    contact,
    sender: mail.sender,
    introduction: introductionFor(mail.introduction, properties.length),
    properties,
    day: dayOf(now),
    pageUrl: base + pagePath(links.token('page', mail.id, PAGE_SECONDS)),
    unsubscribeUrl,
  });
  const raw = await composeMime({
    ...parts,
    from: { name: agency.name, address: route.from },
    to: contact.email ?? '',
    replyTo: { name: parts.sender.name, address: parts.sender.email },
    messageId: `proposal-${mail.id}.${Date.parse(mail.createdTime)}@${route.from.split('@')[1] ?? 'localhost'}`,
    date: now,
    unsubscribe: unsubscribeUrl,
  });
  return { to: contact.email ?? '', raw };
}

/** Records the result of sending a message. */
async function recordResult(
  deps: SendingDeps,
  { mail, properties }: PreparedMail,
  delivery: DeliveryResult,
  now: Date,
): Promise<void> {
  const references = properties.map(({ reference }) => reference);
  const to = { user: mail.sender, contactId: mail.contactId };
  const again = RETRY_INTERVAL[mail.attempts - 1];
  await deps.db.tx(async (tx) => {
    if (delivery.outcome === 'SENT') {
      await mails.endMail(tx, mail.id, { status: 'SENT', error: null });
      const proposedText = `proposé${references.length > 1 ? 's' : ''} par e-mail`;
      const event = proposalEvent(mail.contactId, references, proposedText);
      await insertEvents(tx, { ...JOB, at: now.toISOString() }, [{ ...event, user: mail.sender }]);
    } else if (delivery.outcome === 'LATER' && again !== undefined) {
      await mails.endMail(tx, mail.id, { status: 'WAITING', error: delivery.said, againInMinutes: again });
    } else if (delivery.outcome === 'UNCERTAIN') {
      await mails.endMail(tx, mail.id, { status: 'UNCERTAIN', error: delivery.said });
      await insertEvents(tx, JOB, [uncertainTask(to, references, await readSendingTime(tx, now))]);
    } else {
      await mails.endMail(tx, mail.id, { status: 'FAILED', error: delivery.said });
      await withdraw(tx, await mails.proposalsOfMail(tx, mail.id), now);
      const title = `Message refusé par le serveur\u00a0: ${propertiesText(references)}`;
      await insertEvents(tx, JOB, [
        { ...followUpTask(to, references, title, await readSendingTime(tx, now)), text: delivery.said },
      ]);
    }
  });
}

const uncertainTask = (
  to: { user: string; contactId: number },
  references: readonly string[],
  sendingTime: SendingTime,
): NewEvent =>
  followUpTask(
    to,
    references,
    `Vérifier que le client a reçu notre message\u00a0: ${propertiesText(references)}`,
    sendingTime,
  );

/** Creates a task for each interrupted delivery: the user checks whether the message was sent. */
async function reportInterrupted(db: Db, now: Date): Promise<number> {
  return db.tx(async (tx) => {
    const cutOff = await mails.failInterruptedMails(tx, SENDING_MINUTES);
    const sendingTime = await readSendingTime(tx, now);
    for (const { id } of cutOff) {
      const mail = await mails.readMail(tx, id);
      const references = (await mails.proposalsOfMail(tx, id)).map(({ reference }) => reference);
      if (!mail) continue;
      await insertEvents(tx, JOB, [
        uncertainTask({ user: mail.sender, contactId: mail.contactId }, references, sendingTime),
      ]);
    }
    return cutOff.length;
  });
}

export const hasMailToSend = ({ db }: Pick<SendingDeps, 'db'>): Promise<boolean> =>
  mails.hasDueMail(db, SENDING_MINUTES);

/**
 * Sends due messages. Marks each before handing it over, so that a process that dies in between leaves a mark and no
 * second message is sent.
 */
export async function sendDueMails(deps: SendingDeps, now: Date): Promise<{ handled: number; cutOff: number }> {
  const cutOff = await reportInterrupted(deps.db, now);
  const route = routeOf(await readMailSettings(deps.db), deps.mail);
  if (!route || deps.mail.publicUrl === null) return { handled: 0, cutOff };
  let handled = 0;
  for (; handled < MAX_PER_RUN; handled += 1) {
    const mail = await mails.takeMail(deps.db);
    if (!mail) break;
    const parcel = await checkContent(deps, mail, now);
    if (!parcel) continue;
    const letter = await letterOf(deps, route, parcel, now);
    await recordResult(deps, parcel, await deliverMail(route, letter), now);
  }
  return { handled, cutOff };
}
