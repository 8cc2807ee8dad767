import MailComposer from 'nodemailer/lib/mail-composer';
import { wireAddress } from './mail-transport';

export interface Picture {
  /** Content id that the HTML uses: `cid:photo-1`. */
  cid: string;
  name: string;
  jpeg: Buffer;
}

export interface Attachment {
  name: string;
  contentType: string;
  content: Buffer;
}

export interface MailMessage {
  from: { name: string; address: string };
  to: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  html: string;
  text: string;
  pictures: readonly Picture[];
  /** Files that the reader opens or saves. */
  attachments?: readonly Attachment[];
  /** Message id without angle brackets. */
  messageId: string;
  date: Date;
  /** One-click unsubscribe URL (RFC 8058); null for messages other than advertising. */
  unsubscribe: string | null;
}

/** Composes the MIME message. Pictures are embedded: nothing is loaded from a server. */
export function composeMime(mail: MailMessage): Promise<Buffer> {
  const headers: Record<string, string> =
    mail.unsubscribe === null
      ? {}
      : { 'List-Unsubscribe': `<${mail.unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return new MailComposer({
    from: mail.from,
    to: wireAddress(mail.to),
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    headers,
    attachments: [
      ...mail.pictures.map(({ cid, name, jpeg }) => ({
        cid,
        filename: name,
        content: jpeg,
        contentType: 'image/jpeg',
        contentDisposition: 'inline' as const,
      })),
      ...(mail.attachments ?? []).map(({ name, contentType, content }) => ({ filename: name, contentType, content })),
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
