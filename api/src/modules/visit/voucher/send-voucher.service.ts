import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { longDay } from '@pignon/shared/domain/documents/contract-wording';
import type { Db } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { composeLetter, mailStatusOf } from '../../../mail/letter-mail';
import { deliverMail } from '../../../mail/mail-transport';
import { timeOf, type Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { writeAudit } from '../../audit/audit.repo';
import { readContacts } from '../../contact/contact-read.repo';
import { insertEvents, systemEvent } from '../../event/event-write.repo';
import { readMailSettings } from '../../proposal/mail-settings.repo';
import { routeOf, type MailDeps } from '../../proposal/mail-settings.service';
import { letterSender } from '../../user/letter-sender';
import { dayOfVoucher } from './sign-voucher.service';
import { endMail, insertMail, type StoredVoucher } from './voucher.repo';

interface Means {
  db: Db;
  mail: MailDeps;
}

export interface VoucherSending {
  groupId: string;
  voucher: StoredVoucher;
  copy: { name: string; content: Buffer };
  contactIds: readonly number[];
}

/** Reads the recipients with an address among a voucher's signatories. @throws for the first without one */
async function receiversOf(db: Db, { voucher, contactIds }: VoucherSending): Promise<Contact[]> {
  const signatories = new Set(voucher.facts.signatories.map(({ contactId }) => contactId));
  const contacts = await readContacts(db, [...new Set(contactIds)]);
  for (const id of contactIds) {
    const contact = contacts.find((each) => each.id === id);
    if (!contact || !signatories.has(id))
      throw new ApiProblem('CONFLICT', { message: 'Ce contact n’est pas un visiteur de ce bon.' });
    if (!contact.email)
      throw new ApiProblem('CONFLICT', { message: `${contactName(contact)} n’a pas d’adresse e-mail.` });
  }
  return contacts;
}

/**
 * Sends a signed voucher to visitors who asked for it, one message each, and stores each result. It is a signed
 * document, not advertising, and needs no such consent. @throws CONFLICT without a mail server
 */
export async function sendVoucher({ db, mail }: Means, actor: Actor, sending: VoucherSending): Promise<void> {
  const route = routeOf(await readMailSettings(db), mail);
  if (!route) throw new ApiProblem('CONFLICT', { message: 'Aucun serveur d’envoi n’est réglé.' });
  const receivers = await receiversOf(db, sending);
  const agency = await readAgency(db);
  const sender = await letterSender(db, actor.user, agency);
  const { voucher, copy } = sending;
  const day = longDay(dayOfVoucher(voucher.facts));
  for (const contact of receivers) {
    const id = await insertMail(db, { voucherId: voucher.id, contactId: contact.id, by: actor.user });
    const letter = await composeLetter(route, {
      contact,
      agency,
      sender,
      subject: `Bon de visite du ${day}`,
      paragraphs: [
        `Vous trouverez ci-joint le bon de visite du ${day}, tel que vous l’avez signé. Il atteste de vos visites et ne vous engage à rien d’autre.`,
      ],
      attachments: [{ name: copy.name, contentType: 'application/pdf', content: copy.content }],
      name: `voucher-${id}`,
      date: new Date(timeOf(actor)),
    });
    const delivery = mailStatusOf(await deliverMail(route, letter));
    await db.tx(async (tx) => {
      await endMail(tx, id, delivery);
      if (delivery.status === 'FAILED') return;
      const changes = [{ path: 'voucherSentTo', before: null, after: String(contact.id) }];
      const visits = voucher.facts.visits.map((visit) => String(visit.id));
      await writeAudit(
        tx,
        actor,
        visits.map((ref) => ({ action: 'UPDATE' as const, entity: 'visit' as const, ref, changes })),
      );
      await insertEvents(tx, actor, [systemEvent('contact', contact.id, 'Bon de visite envoyé par e-mail')]);
    });
  }
}
