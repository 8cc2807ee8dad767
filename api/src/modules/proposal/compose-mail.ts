import { greeting } from '@pignon/shared/domain/documents/contract-wording';
import { frenchCount } from '@pignon/shared/domain/common/french';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import { letterhead } from '@pignon/shared/domain/documents/letterhead';
import { frenchPhone } from '@pignon/shared/domain/documents/contract-wording';
import { MAX_PER_MAIL } from '@pignon/shared/domain/proposal/proposal.limits';
import type { PublicOffer } from '@pignon/shared/domain/proposal/public-offer';
import { lines, markup, type Html } from '../../mail/html';

export interface Sender {
  name: string;
  /** E.164; null when unknown. */
  phone: string | null;
  email: string;
}

export interface MailContent {
  agency: Agency;
  sender: Sender;
  /** Recipient. */
  contact: Pick<Contact, 'title' | 'firstName' | 'lastName' | 'company' | 'secondPerson'>;
  introduction: string;
  offers: readonly { offer: PublicOffer; picture: string | null }[];
  /** Address of the customer's page. */
  pageUrl: string;
  unsubscribeUrl: string;
}

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

/** Default introduction of a message. */
export const defaultIntroduction = (count: number): string =>
  count === 1
    ? 'Voici un bien qui correspond à votre recherche.'
    : `Voici ${frenchCount(count, 'bien')} qui correspondent à votre recherche.`;

/** The introduction of a message that shows `count` properties: a default one states that number. */
export function introductionFor(introduction: string, count: number): string {
  const counts = Array.from({ length: MAX_PER_MAIL }, (_, index) => index + 1);
  return counts.some((other) => defaultIntroduction(other) === introduction)
    ? defaultIntroduction(count)
    : introduction;
}

function subjectOf({ offers }: MailContent): string {
  const [first] = offers;
  if (!first) return 'Notre proposition';
  const { title, place, price } = first.offer;
  const [town = ''] = place.split(' (');
  // many titles contain the commune
  const titleWithTown = title.includes(town) ? title : `${title}, ${town}`;
  if (offers.length === 1) return `${titleWithTown}, ${price}`;
  return `${frenchCount(offers.length, 'bien')} pour votre recherche\u00a0: ${titleWithTown}…`;
}

const GREEN = '#2e7d32';
const SOFT = '#5f6661';
const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

const button = (url: string, label: string): Html =>
  markup`<a
    href="${url}"
    style="display:inline-block;padding:12px 20px;border-radius:6px;background:${GREEN};color:#ffffff;${FONT};font-size:16px;font-weight:600;text-decoration:none"
    >${label}</a
  >`;

function card({ offer, picture }: MailContent['offers'][number], pageUrl: string): Html {
  const facts = offer.figures.map(({ label, value }) => `${label}\u00a0: ${value}`).join(' · ');
  return markup`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 24px;border:1px solid #dfe3df;border-radius:8px;border-collapse:separate"
  >
    ${
      picture !== null &&
      markup`<tr>
        <td>
          <a href="${pageUrl}#${offer.reference}"
            ><img
              src="${picture}"
              width="558"
              alt="${offer.title}"
              style="display:block;width:100%;height:auto;border-radius:8px 8px 0 0"
          /></a>
        </td>
      </tr>`
    }
    <tr>
      <td style="padding:16px 20px;${FONT};color:#1d231f;font-size:15px;line-height:1.5">
        <p style="margin:0;font-size:20px;font-weight:600">${offer.price}</p>
        <h2 style="margin:4px 0 0;font-size:17px;font-weight:600">${offer.title}</h2>
        <p style="margin:2px 0 8px;color:${SOFT}">${offer.place} · réf.\u00a0${offer.reference}</p>
        ${facts !== '' && markup`<p style="margin:0 0 16px">${facts}</p>`}
        <p style="margin:0 0 16px">${button(`${pageUrl}#${offer.reference}`, 'Voir ce bien et répondre')}</p>
        <p style="margin:0;color:${SOFT};font-size:12px;line-height:1.45">
          ${offer.mentions.map((each, index) => [index > 0 && markup`<br />`, each])}
        </p>
      </td>
    </tr>
  </table>`;
}

function htmlOf(mail: MailContent, subject: string): string {
  const { agency, sender, offers, pageUrl, unsubscribeUrl, introduction } = mail;
  const head = letterhead(agency);
  const contacts = [head.address, head.phone, head.email, head.website].filter((part) => part !== null).join(' · ');
  return markup`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f4f5f4">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f4">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                <tr>
                  <td style="padding:0 0 16px;${FONT};color:${GREEN};font-size:18px;font-weight:600">${head.name}</td>
                </tr>
                <tr>
                  <td
                    style="padding:24px 20px;background:#ffffff;border-radius:8px;${FONT};color:#1d231f;font-size:15px;line-height:1.5"
                  >
                    <p style="margin:0 0 12px">${greeting(mail.contact)}</p>
                    <p style="margin:0 0 24px">${lines(introduction)}</p>
                    ${offers.map((each) => card(each, pageUrl))}
                    <p style="margin:0 0 4px">Cordialement,</p>
                    <p style="margin:0">
                      ${sender.name}${sender.phone !== null && markup`<br />${frenchPhone(sender.phone)}`}
                    </p>
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 20px;${FONT};color:${SOFT};font-size:12px;line-height:1.5">
                    <p style="margin:0 0 8px">${head.name}${contacts !== '' && markup` · ${contacts}`}</p>
                    ${head.mentions.map((mention) => markup`<p style="margin:0 0 4px">${mention}</p>`)}
                    <p style="margin:12px 0 0">
                      Vous recevez ce message parce que vous avez accepté nos propositions par courrier électronique.
                      <a href="${unsubscribeUrl}" style="color:${SOFT}">Ne plus recevoir nos propositions</a>
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.toString();
}

function textOf(mail: MailContent): string {
  const { agency, sender, offers, pageUrl, unsubscribeUrl, introduction } = mail;
  const head = letterhead(agency);
  const offerParts = offers.flatMap(({ offer }) => [
    offer.title,
    `${offer.place} – réf.\u00a0${offer.reference}`,
    offer.price,
    offer.figures.map(({ label, value }) => `${label}\u00a0: ${value}`).join(' – '),
    `Voir ce bien et répondre\u00a0: ${pageUrl}#${offer.reference}`,
    ...offer.mentions,
    '',
  ]);
  return [
    greeting(mail.contact),
    '',
    introduction,
    '',
    ...offerParts,
    'Cordialement,',
    sender.name,
    ...(sender.phone === null ? [] : [frenchPhone(sender.phone)]),
    '',
    '-- ',
    [head.name, head.address, head.phone].filter((part) => part !== null && part !== '').join(' – '),
    ...head.mentions,
    '',
    `Vous recevez ce message parce que vous avez accepté nos propositions par courrier électronique. Ne plus les recevoir\u00a0: ${unsubscribeUrl}`,
  ].join('\n');
}

/** Composes a message to a customer as HTML and plain text: advertisement, link to answer, unsubscribe link. */
export function composeMail(mail: MailContent): ComposedMail {
  const subject = subjectOf(mail);
  return { subject, html: htmlOf(mail, subject), text: textOf(mail) };
}
