import { dayOf } from '@pignon/shared/domain/common/day';
import { contactName } from '@pignon/shared/domain/contact/contact-name';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { longDay } from '@pignon/shared/domain/documents/contract-wording';
import { marketTime } from '@pignon/shared/domain/property/market/market';
import {
  proposedPeriod,
  REPORT_PROBLEM_WORDS,
  reportMailProblem,
} from '@pignon/shared/domain/property/report/report-rules';
import type { NewReport, Reports } from '@pignon/shared/domain/property/report/seller-report.schema';
import type { Db, Queryable } from '../../../db/db';
import { ApiProblem } from '../../../http/api-problem';
import { composeLetter, mailStatusOf } from '../../../mail/letter-mail';
import { deliverMail } from '../../../mail/mail-transport';
import type { FileResponse } from '../../../http/file-response';
import { timeOf, type Actor } from '../../../write/actor';
import { readAgency } from '../../agency/agency.repo';
import { writeAudit } from '../../audit/audit.repo';
import { readContacts } from '../../contact/contact-read.repo';
import { insertEvents, systemEvent, type NewEvent } from '../../event/event-write.repo';
import { readMailSettings } from '../../proposal/mail-settings.repo';
import { routeOf, type MailDeps } from '../../proposal/mail-settings.service';
import { letterSender } from '../../user/letter-sender';
import { readMarketFacts } from '../market/market.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';
import * as repo from './seller-report.repo';

const noReport = (): ApiProblem =>
  new ApiProblem('NOT_FOUND', { message: 'Ce compte rendu n’existe pas ou n’existe plus.' });

/** Lists a property's reports, its owners and the period of the next report. */
export async function listSellerReports(db: Queryable, reference: string, today = dayOf()): Promise<Reports> {
  await getPropertyOrThrow(db, reference);
  const [reports, owners] = [await repo.listReports(db, reference), await repo.ownerIds(db, reference)];
  const mailedContacts = reports.flatMap(({ mails }) => mails.map(({ contactId }) => contactId));
  const people = new Map(
    (await readContacts(db, [...new Set([...owners, ...mailedContacts])])).map((contact) => [contact.id, contact]),
  );
  const nameOf = (id: number): string => {
    const contact = people.get(id);
    return contact ? contactName(contact) : '';
  };
  const [facts] = await readMarketFacts(db, [reference]);
  const since = facts ? (marketTime(facts, today)?.since ?? null) : null;
  return {
    content: reports.map(({ mails, ...report }) => ({
      ...report,
      mails: mails.map((mail) => ({ ...mail, name: nameOf(mail.contactId) })),
    })),
    owners: owners.flatMap((contactId) => {
      const contact = people.get(contactId);
      return contact ? [{ contactId, name: nameOf(contactId), problem: reportMailProblem(contact) }] : [];
    }),
    proposed: proposedPeriod({ last: reports[0]?.to ?? null, since }, today),
  };
}

const spanWords = ({ from, to }: { from: string; to: string }): string => `du ${longDay(from)} au ${longDay(to)}`;

/** Writes an event with its entry in the journal. */
async function note(tx: Queryable, actor: Actor, event: NewEvent): Promise<void> {
  const ids = await insertEvents(tx, actor, [event]);
  const entries = ids.map((id) => ({
    action: 'CREATE' as const,
    entity: 'event' as const,
    ref: String(id),
    changes: [],
  }));
  await writeAudit(tx, actor, entries);
}

export interface ReportKeeping {
  reference: string;
  report: NewReport;
  paper: { file: FileResponse; words: object };
}

/** Stores a report as printed and journals it; an equal report is stored once. */
export function storeReport(db: Db, actor: Actor, { reference, report, paper }: ReportKeeping): Promise<void> {
  const { name: fileName, content } = paper.file;
  if (!(content instanceof Uint8Array)) throw new Error('A report is kept whole.');
  const { from, to } = report;
  return db.tx(async (tx) => {
    const reportRow = { reference, from, to, words: paper.words, fileName, content, by: actor.user };
    const id = await repo.insertReport(tx, reportRow);
    if (id === null) return;
    await note(tx, actor, systemEvent('property', reference, `Compte rendu ${spanWords(report)} établi`));
  });
}

/** Reads a stored report, to the byte. @throws NOT_FOUND for an unknown number */
export async function mustReadReport(
  db: Queryable,
  reportId: { reference: string; id: number },
): Promise<repo.ReportFile> {
  const file = await repo.readReportFile(db, reportId);
  if (!file) throw noReport();
  return file;
}

/** Selects the property's owners among the contacts; throws for the first who is none or has no address. */
async function receiversOf(db: Queryable, reference: string, contactIds: readonly number[]): Promise<Contact[]> {
  const owners = new Set(await repo.ownerIds(db, reference));
  const contacts = await readContacts(db, [...new Set(contactIds)]);
  for (const id of contactIds) {
    const contact = contacts.find((each) => each.id === id);
    if (!contact || !owners.has(id))
      throw new ApiProblem('CONFLICT', { message: 'Ce contact n’est pas propriétaire de ce bien.' });
    const problem = reportMailProblem(contact);
    if (problem)
      throw new ApiProblem('CONFLICT', {
        message: `${contactName(contact)} ${REPORT_PROBLEM_WORDS[problem]}\u00a0: le compte rendu peut être imprimé et remis.`,
      });
  }
  return contacts;
}

export interface ReportSending {
  reference: string;
  id: number;
  contactIds: readonly number[];
}

/** Records a message that was sent, or may have been. */
async function noteSent(
  tx: Queryable,
  actor: Actor,
  { reference, contactId }: { reference: string; contactId: number },
) {
  const links = [
    { kind: 'contact' as const, id: String(contactId) },
    { kind: 'property' as const, id: reference },
  ];
  await note(tx, actor, { type: 'EMAIL', title: `Compte rendu du bien ${reference} envoyé`, done: true, links });
}

/**
 * Sends a stored report to owners, one message each, and stores each result. A report is an account of the mandate, not
 * advertising. @throws CONFLICT without a mail server, and before anything is sent when an owner cannot be reached
 */
export async function sendReport(
  { db, mail }: { db: Db; mail: MailDeps },
  actor: Actor,
  { reference, id, contactIds }: ReportSending,
): Promise<void> {
  const file = await mustReadReport(db, { reference, id });
  const route = routeOf(await readMailSettings(db), mail);
  if (!route) throw new ApiProblem('CONFLICT', { message: 'Aucun serveur d’envoi n’est réglé.' });
  const receivers = await receiversOf(db, reference, contactIds);
  const agency = await readAgency(db);
  const sender = await letterSender(db, actor.user, agency);
  const property = await getPropertyOrThrow(db, reference);
  const period = spanWords(file);
  for (const contact of receivers) {
    const mailId = await repo.insertReportMail(db, { reportId: id, contactId: contact.id, by: actor.user });
    const letter = await composeLetter(route, {
      contact,
      agency,
      sender,
      subject: `Votre bien à ${property.location.city}\u00a0: compte rendu ${period}`,
      paragraphs: [
        `Vous trouverez ci-joint le compte rendu ${period} de la commercialisation de votre bien (réf. ${reference})\u00a0: visites, avis des visiteurs, prix, diffusion et suite.`,
        'Nous restons à votre disposition pour en parler.',
      ],
      attachments: [{ name: file.fileName, contentType: 'application/pdf', content: Buffer.from(file.content) }],
      name: `report-${mailId}`,
      date: new Date(timeOf(actor)),
    });
    const delivery = mailStatusOf(await deliverMail(route, letter));
    await db.tx(async (tx) => {
      await repo.endReportMail(tx, mailId, delivery);
      if (delivery.status !== 'FAILED') await noteSent(tx, actor, { reference, contactId: contact.id });
    });
  }
}
