import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { letterhead } from '@pignon/shared/domain/documents/letterhead';
import { partyName } from '@pignon/shared/domain/documents/contract-wording';
import { composeMime, type Attachment } from './compose-mime';
import { lines, markup } from './html';
import type { DeliveryResult, MailRoute, OutgoingMail } from './mail-transport';

/** A message from the agency to one person, without advertising. */
export interface LetterMail {
  contact: Pick<Contact, 'email' | 'title' | 'firstName' | 'lastName' | 'company' | 'secondPerson'>;
  agency: Agency;
  /** Sender, and address of replies. */
  sender: { name: string; email: string };
  subject: string;
  paragraphs: readonly string[];
  attachments: readonly Attachment[];
  /** Unique of its kind: `voucher-12`. */
  name: string;
  date: Date;
}

function textOf({ contact, agency, sender, paragraphs }: LetterMail): string {
  const { name, address, phone } = letterhead(agency);
  return [
    `${partyName(contact)},`,
    ...paragraphs,
    `Cordialement,\n${sender.name}`,
    [name, address, phone].filter((part) => part !== null && part !== '').join(' – '),
  ].join('\n\n');
}

/** Composes the message as MIME. */
export async function composeLetter(route: MailRoute, letter: LetterMail): Promise<OutgoingMail> {
  const { contact, agency, sender, subject, attachments, name, date } = letter;
  const text = textOf(letter);
  const to = contact.email ?? '';
  const raw = await composeMime({
    from: { name: agency.name, address: route.from },
    to,
    replyTo: { name: sender.name, address: sender.email },
    subject,
    html: markup`<!doctype html>
      <html lang="fr">
        <meta charset="utf-8" /><title>${subject}</title>
        <p>${lines(text)}</p>
      </html>`.toString(),
    text,
    pictures: [],
    attachments,
    messageId: `${name}.${date.getTime()}@${route.from.split('@')[1] ?? 'localhost'}`,
    date,
    unsubscribe: null,
  });
  return { to, raw };
}

/** Result stored for a message with a single attempt. */
export const mailStatusOf = (
  delivery: DeliveryResult,
): { status: 'SENT' | 'FAILED' | 'UNCERTAIN'; said: string | null } => {
  if (delivery.outcome === 'SENT') return { status: 'SENT', said: null };
  return { status: delivery.outcome === 'UNCERTAIN' ? 'UNCERTAIN' : 'FAILED', said: delivery.said };
};
