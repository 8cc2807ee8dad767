import { createHash } from 'node:crypto';
import type { Agency } from '@pignon/shared/domain/agency/agency.schema';
import { capitalize } from '@pignon/shared/domain/common/french';
import { letterhead } from '@pignon/shared/domain/documents/letterhead';
import {
  REFUSAL_REASONS,
  REFUSAL_REASON_WORDS,
  type ProposalStatus,
} from '@pignon/shared/domain/proposal/proposal.enums';
import { MAX_NOTE } from '@pignon/shared/domain/proposal/proposal.limits';
import { nextStatuses } from '@pignon/shared/domain/proposal/proposal-status';
import type { PublicOffer } from '@pignon/shared/domain/proposal/public-offer';
import { Html, lines, markup } from '../../../mail/html';
import { CUSTOMER_PAGE_CSS } from './customer-style';

/** A property as shown to its customer. */
export interface ShownOffer {
  offer: PublicOffer;
  status: ProposalStatus;
  /** Null once it is no longer offered. */
  photos: readonly { url: string; alt: string }[];
  isOnOffer: boolean;
  /** True when the customer asked a question about it. */
  hasAsked: boolean;
}

export interface CustomerPage {
  agency: Agency;
  offers: readonly ShownOffer[];
  /** Path of answers, followed by the reference. */
  path: string;
  unsubscribePath: string;
}

/** The Content-Security-Policy contains its hash. */
const STYLE_ELEMENT = new Html(`<style>${CUSTOMER_PAGE_CSS}</style>`);
const STYLE_HASH = createHash('sha256').update(CUSTOMER_PAGE_CSS).digest('base64');

/** Page headers: no script, no external resource, forms post to the page's own origin. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // The URL is the credential: no referrer, no cache, no indexing.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'x-frame-options': 'DENY',
};

function layout(agency: Agency, title: string, body: Html): string {
  const head = letterhead(agency);
  const reach = [head.address, head.phone, head.email].filter((part) => part !== null).join(' · ');
  return markup`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${head.name}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header><p>${head.name}</p></header>
        <main>${body}</main>
        <footer>
          <p>${head.name}${reach !== '' && markup` · ${reach}`}</p>
          ${head.mentions.map((mention) => markup`<p>${mention}</p>`)}
        </footer>
      </body>
    </html>`.toString();
}

const ANSWERS: Partial<Record<ProposalStatus, string>> = {
  LIKED: 'Merci\u202f! Votre négociateur sait que ce bien vous intéresse et va vous appeler.',
  REFUSED: 'C’est noté\u00a0: nous ne vous proposerons plus ce bien.',
  VISITED: 'Vous avez visité ce bien\u00a0: votre négociateur attend votre avis.',
  OFFER: 'Votre offre est entre les mains de votre négociateur.',
};

const likeForm = (action: string, label: string): Html =>
  markup`<form method="post" action="${action}">
    <button class="like" name="answer" value="LIKED">${label}</button>
  </form>`;

function refuseForm(action: string, reference: string): Html {
  const reasons = REFUSAL_REASONS.map(
    (reason) =>
      markup`<label
        ><input type="radio" name="reason" value="${reason}" required />${capitalize(REFUSAL_REASON_WORDS[reason].fr)}</label
      >`,
  );
  return markup`<details>
    <summary>Pas pour moi</summary>
    <form method="post" action="${action}">
      <fieldset>
        <legend>Qu’est-ce qui ne convient pas\u202f?</legend>
        ${reasons}
      </fieldset>
      <label class="note" for="note-${reference}">Voulez-vous préciser\u202f? (facultatif)</label>
      <textarea id="note-${reference}" name="note" rows="3" maxlength="${MAX_NOTE}"></textarea>
      <button name="answer" value="REFUSED">Envoyer ma réponse</button>
    </form>
  </details>`;
}

const askForm = (action: string, reference: string): Html =>
  markup`<details>
    <summary>Poser une question</summary>
    <form method="post" action="${action}">
      <label class="note" for="question-${reference}">Votre question sur ce bien</label>
      <textarea id="question-${reference}" name="note" rows="3" maxlength="${MAX_NOTE}" required></textarea>
      <button name="answer" value="QUESTION">Envoyer ma question</button>
    </form>
  </details>`;

function answering({ offer, status, isOnOffer, hasAsked }: ShownOffer, path: string): Html {
  const answerText = ANSWERS[status];
  const allowed = isOnOffer ? nextStatuses(status, 'CUSTOMER') : [];
  const action = `${path}/${encodeURIComponent(offer.reference)}`;
  return markup`<div class="answer">
    ${answerText !== undefined && markup`<p class="said" role="status">${answerText}</p>`}
    ${hasAsked && markup`<p class="said">Votre question est chez votre négociateur, qui va vous répondre.</p>`}
    ${!isOnOffer && markup`<p class="said">Ce bien n’est plus disponible.</p>`}
    ${allowed.includes('LIKED') && likeForm(action, status === 'REFUSED' ? 'Finalement, ce bien m’intéresse' : 'Ce bien m’intéresse')}${allowed.includes('REFUSED') && refuseForm(action, offer.reference)}${allowed.length > 0 && askForm(action, offer.reference)}
  </div>`;
}

function article(shownOffer: ShownOffer, path: string): Html {
  const { offer, photos } = shownOffer;
  return markup`<article id="${offer.reference}">
    ${photos.length > 0 && markup`<div class="photos" role="group" tabindex="0" aria-label="Photographies">${photos.map(({ url, alt }, index) => markup`<img src="${url}" alt="${alt}" ${new Html(index === 0 ? '' : ' loading="lazy"')} />`)}</div>`}
    <div class="text">
      <h2>${offer.title}</h2>
      <p class="price">${offer.price}</p>
      <p class="place">${offer.place} · réf.\u00a0${offer.reference}</p>
      ${
        offer.figures.length > 0 &&
        markup`<dl>
          ${offer.figures.map(
            ({ label, value }) =>
              markup`<div>
                <dt>${label}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>`
      }
      ${answering(shownOffer, path)} ${offer.description !== '' && markup`<p>${lines(offer.description)}</p>`}
      <ul class="mentions">
        ${offer.mentions.map((mention) => markup`<li>${mention}</li>`)}
      </ul>
    </div>
  </article>`;
}

/** Page of a message's link. */
export function offersPage({ agency, offers, path, unsubscribePath }: CustomerPage): string {
  const title = offers.length === 1 ? 'Un bien pour vous' : 'Des biens pour vous';
  return layout(
    agency,
    title,
    markup`<h1>${title}</h1>
      ${offers.map((offer) => article(offer, path))}
      <p class="stop"><a href="${unsubscribePath}">Ne plus recevoir nos propositions</a></p>`,
  );
}

export function unsubscribePage(agency: Agency, path: string): string {
  const title = 'Ne plus recevoir nos propositions';
  return layout(
    agency,
    title,
    markup`<h1>${title}</h1>
      <div class="card">
        <p>
          Vous ne recevrez plus nos propositions de biens par courrier électronique. Votre négociateur pourra toujours
          répondre à vos questions.
        </p>
        <form method="post" action="${path}"><button class="like">Confirmer</button></form>
      </div>`,
  );
}

export function unsubscribedPage(agency: Agency): string {
  const title = 'C’est fait';
  return layout(
    agency,
    title,
    markup`<h1>${title}</h1>
      <div class="card">
        <p role="status">
          Vous ne recevrez plus nos propositions par courrier électronique. Pour les recevoir à nouveau, il suffit de
          nous le dire.
        </p>
      </div>`,
  );
}

/** Page for an invalid or expired link. */
export function closedPage(agency: Agency): string {
  const title = 'Ce lien n’est plus valable';
  return layout(
    agency,
    title,
    markup`<h1>${title}</h1>
      <div class="card">
        <p>
          Il a peut-être été coupé par votre messagerie, ou il date de trop longtemps. Appelez-nous, ou répondez au
          message que vous avez reçu.
        </p>
      </div>`,
  );
}
