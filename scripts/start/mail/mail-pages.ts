import { escapeMarkup } from '@pignon/shared/domain/common/text/markup';
import type { Email } from 'postal-mime';

const STYLE = `body{margin:0 auto;max-width:960px;padding:24px;font:15px/1.5 system-ui,sans-serif;color:#1d231f;background:#f4f5f4}
a{color:#2e7d32}table{width:100%;border-collapse:collapse;background:#fff}td,th{padding:8px 12px;border:1px solid #dfe3df;text-align:left}
iframe{width:100%;height:70vh;border:1px solid #dfe3df;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:12px}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${STYLE}</style><h1>${escapeMarkup(title)}</h1>${body}</html>`;

export interface Letter {
  id: string;
  subject: string;
  from: string;
  to: string[];
  date: string | null;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** A message with its inline pictures resolved. */
export function letterOf(id: string, mail: Email): Letter {
  const pictures = new Map(
    mail.attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId
        ? [
            [
              contentId.replace(/^<|>$/g, ''),
              `data:${mimeType};base64,${typeof content === 'string' ? content : ''}`,
            ] as const,
          ]
        : [],
    ),
  );
  return {
    id,
    subject: mail.subject ?? '',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).flatMap(({ address }) => address ?? []),
    date: mail.date ?? null,
    html: (mail.html ?? '').replace(/cid:([^"')\s]+)/g, (reference, cid: string) => pictures.get(cid) ?? reference),
    text: mail.text ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

export function listPage(letters: readonly Letter[]): string {
  const rows = letters.map(
    ({ id, to, subject, date }) =>
      `<tr><td>${escapeMarkup(date ?? '')}</td><td>${escapeMarkup(to.join(', '))}</td><td><a href="/${id}">${escapeMarkup(subject)}</a></td></tr>`,
  );
  const emptyPage = '<p>Aucun message n’est encore parti.</p>';
  const table = `<table><tr><th>Date</th><th>À</th><th>Objet</th></tr>${rows.join('')}</table>`;
  return page('Messages retenus', rows.length === 0 ? emptyPage : table);
}

/** Makes links of a text's addresses. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeMarkup(part)}">${escapeMarkup(part)}</a>` : escapeMarkup(part),
    )
    .join('');

export function letterPage({ id, subject, from, to, html, text }: Letter): string {
  const htmlPart = `<iframe src="/${id}.html" title="Message" sandbox="allow-popups"></iframe><h2>Texte</h2>`;
  return page(
    subject,
    `<p><a href="/">Tous les messages</a> · <a href="/${id}.eml">Source</a></p><p>De ${escapeMarkup(from)} à ${escapeMarkup(to.join(', '))}</p>
${html === '' ? '' : htmlPart}<pre>${linked(text)}</pre>`,
  );
}
