import { clockOf, dayOf } from '@pignon/shared/domain/common/day';
import { frenchDay } from '@pignon/shared/domain/common/french';
import { latestConsent } from '@pignon/shared/domain/contact/consent';
import { CUSTOMER_AUTHOR } from '@pignon/shared/domain/event/event.enums';
import { publicOffer } from '@pignon/shared/domain/proposal/public-offer';
import type { Db } from '../../../db/db';
import { publicPhotos } from '../../../documents/pictures';
import type { Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { writeAudit } from '../../audit/audit.repo';
import { fieldsOf } from '../../contact/contact-fields';
import { mustReadContact, replaceFields } from '../../contact/contact.service';
import { insertEvents, systemEvent } from '../../event/event-write.repo';
import type { MediaSigner } from '../../media/store/media-signer';
import { readProperties } from '../../property/property-read.repo';
import { mustReadProposal, stepChanges } from '../change-proposal.service';
import { proposalsOfMail, readMail } from '../proposal-mail.repo';
import { addSteps, countAnswers } from '../proposal-write.repo';
import { proposalRef } from '../propose.service';
import type { ShownOffer } from './customer-page';
import { stepOfAnswer, recordAnswer, type AnswerInput } from './record-answer.service';

const PHOTOS = 8;
/** Maximum number of answers per property through the page; then the customer is asked to call. */
const MAX_ANSWERS = 20;
const MAX_CONSENTS = 50;

/** Actor of the customer pages: the customer, not a user of the agency. */
export type Visitor = Pick<Actor, 'requestId' | 'address'>;
const customer = (visitor: Visitor): Actor => ({ ...visitor, user: CUSTOMER_AUTHOR, source: 'API' });

/** Reads the properties of a message as its customer sees them today; null when the message is gone. */
export async function readCustomerOffers(
  db: Db,
  signer: MediaSigner,
  mailId: number,
  now: Date,
): Promise<ShownOffer[] | null> {
  const mail = await readMail(db, mailId);
  const carried = mail ? await proposalsOfMail(db, mailId) : [];
  if (carried.length === 0) return null;
  const [agency, read] = [
    await readAgency(db),
    await readProperties(
      db,
      carried.map(({ reference }) => reference),
    ),
  ];
  const properties = new Map(read.map((property) => [property.reference, property]));
  return carried.flatMap(({ reference, status, hasAsked }): ShownOffer[] => {
    const property = properties.get(reference);
    if (!property) return [];
    const offer = publicOffer(property, agency, dayOf(now));
    const isOnOffer = property.propertyStatus === 'ACTIVE';
    const photos = publicPhotos(property.media)
      .slice(0, isOnOffer ? PHOTOS : 1)
      .map(({ path, mimeType, caption }, index) => ({
        url: signer.sign({ owner: 'property', reference, size: 'MD', path }, mimeType).path,
        alt: caption || `${offer.title}, photo ${index + 1}`,
      }));
    return [{ offer, status: status as ShownOffer['status'], photos, isOnOffer, hasAsked }];
  });
}

/** Records once that a message's link was opened, by a person or a program: it is no answer of the customer. */
export function recordOpening(db: Db, mailId: number, now: Date): Promise<void> {
  return db.tx(async (tx) => {
    const fresh = (await proposalsOfMail(tx, mailId)).filter(({ status }) => status === 'PROPOSED');
    const at = now.toISOString();
    const answers = [];
    for (const { proposalId } of fresh.sort((a, b) => a.proposalId - b.proposalId)) {
      const { status } = await mustReadProposal(tx, proposalId, true);
      if (status === 'PROPOSED') answers.push(proposalId);
    }
    const steps = answers.map((proposalId) => ({
      proposalId,
      at,
      status: 'OPENED' as const,
      by: 'PRODUCT' as const,
      user: null,
    }));
    if (steps.length > 0) await addSteps(tx, steps, at);
  });
}

/**
 * Records a customer's answer to one property of a message; false for a property that it did not contain. A step that
 * cannot follow changes nothing: the page shows the state.
 */
export function answerOffer(
  db: Db,
  visitor: Visitor,
  { mailId, reference, input }: { mailId: number; reference: string; input: AnswerInput },
  now: Date,
): Promise<boolean> {
  return db.tx(async (tx) => {
    const carried = (await proposalsOfMail(tx, mailId)).find((each) => each.reference === reference);
    if (!carried) return false;
    const before = await mustReadProposal(tx, carried.proposalId, true);
    const step = stepOfAnswer(before, input);
    if (step === null || (await countAnswers(tx, before.id)) >= MAX_ANSWERS) return true;
    const at = now.toISOString();
    const { status, reason = null, note = '' } = step;
    await addSteps(tx, [{ proposalId: before.id, at, status, by: 'CUSTOMER', user: null, reason, note }], at);
    const actor = customer(visitor);
    const ref = proposalRef(before.contactId, reference);
    await writeAudit(tx, actor, [{ action: 'STATUS', entity: 'proposal', ref, changes: stepChanges(before, step) }]);
    await recordAnswer(tx, actor, { proposal: before, input }, now);
    return true;
  });
}

/** Unsubscribes the message's customer; false when the message is unknown. Idempotent. */
export function unsubscribe(db: Db, visitor: Visitor, mailId: number, now: Date): Promise<boolean> {
  return db.tx(async (tx) => {
    const mail = await readMail(tx, mailId);
    if (!mail) return false;
    const contact = await mustReadContact(tx, mail.contactId, true);
    const { id } = contact;
    const fields = fieldsOf(contact);
    if (latestConsent(fields.consents, 'EMAIL')?.given !== true) return true;
    const day = dayOf(now);
    const sentDay = frenchDay(dayOf(mail.createdTime));
    const proof = `Désinscription en ligne le ${frenchDay(day)} à ${clockOf(now.toISOString())}, par le lien du message n°\u00a0${mailId} du ${sentDay}`;
    const refusal = { channel: 'EMAIL' as const, given: false, date: day, proof };
    const consents = [...fields.consents.slice(1 - MAX_CONSENTS), refusal];
    const actor = customer(visitor);
    await replaceFields(tx, actor, contact, { ...fields, consents });
    const event = systemEvent('contact', id, 'Le client ne veut plus de propositions par e-mail');
    await insertEvents(tx, actor, [{ ...event, user: fields.negotiator ?? mail.sender }]);
    return true;
  });
}
