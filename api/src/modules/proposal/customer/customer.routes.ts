import { REFUSAL_REASONS } from '@pignon/shared/domain/proposal/proposal.enums';
import { MAX_NOTE, UNSUBSCRIBE_SECONDS } from '@pignon/shared/domain/proposal/proposal.limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../deps';
import { plainRoute } from '../../../http/route';
import { parseInput } from '../../../http/validation';
import { readAgency } from '../../agency/agency.repo';
import { pagePath, unsubscribePath } from './customer-links';
import { closedPage, offersPage, PAGE_HEADERS, unsubscribedPage, unsubscribePage } from './customer-page';
import { answerOffer, recordOpening, readCustomerOffers, unsubscribe, type Visitor } from './customer.service';

/** People of one household share an address; a program that tries tokens finds 2 to the power of 192 of them. */
const PER_MINUTE = 60;
const FORM_LIMIT = 16 * 1024;
const LIMITED = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } }, bodyLimit: FORM_LIMIT };

interface LinkParams {
  token: string;
  reference: string;
}
const linkOf = ({ params }: FastifyRequest): LinkParams => params as LinkParams;

const Form = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('LIKED') }),
  z.object({
    answer: z.literal('REFUSED'),
    reason: z.enum(REFUSAL_REASONS).default('OTHER'),
    note: z.string().trim().max(MAX_NOTE).default(''),
  }),
  z.object({ answer: z.literal('QUESTION'), note: z.string().trim().min(1).max(MAX_NOTE) }),
]);

const visitorOf = ({ id, ip }: FastifyRequest): Visitor => ({ requestId: id, address: ip });

const send = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);

/** Request headers of browser prefetching, which does not count as opening the page. */
const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));

function pages(app: FastifyInstance, { db, links, signer }: Deps): void {
  const sendClosedPage = async (reply: FastifyReply) => send(reply, closedPage(await readAgency(db)), 404);

  plainRoute(
    app,
    'GET p/{token}',
    'public',
    async (request, reply) => {
      const { token } = linkOf(request);
      const mailId = links.read('page', token);
      const now = new Date();
      const offers = mailId === null ? null : await readCustomerOffers(db, signer, mailId, now);
      if (mailId === null || offers === null) return sendClosedPage(reply);
      if (!isPrefetch(request)) await recordOpening(db, mailId, now);
      const unsubscribeHref = unsubscribePath(links.token('unsubscribe', mailId, UNSUBSCRIBE_SECONDS));
      const page = { agency: await readAgency(db), offers, path: pagePath(token), unsubscribePath: unsubscribeHref };
      return send(reply, offersPage(page));
    },
    LIMITED,
  );

  plainRoute(
    app,
    'POST p/{token}/{reference}',
    'public',
    async (request, reply) => {
      const { token, reference } = linkOf(request);
      const mailId = links.read('page', token);
      if (mailId === null) return sendClosedPage(reply);
      const form = parseInput(Form, request.body);
      if (!(await answerOffer(db, visitorOf(request), { mailId, reference, input: form }, new Date())))
        return sendClosedPage(reply);
      // redirects to a GET, so that reloading sends nothing twice
      return reply.headers(PAGE_HEADERS).redirect(`${pagePath(token)}#${encodeURIComponent(reference)}`, 303);
    },
    LIMITED,
  );
}

function registerUnsubscribe(app: FastifyInstance, { db, links }: Deps): void {
  // a GET changes nothing: link scanners must not unsubscribe anybody
  plainRoute(
    app,
    'GET p/{token}/unsubscribe',
    'public',
    async (request, reply) => {
      const { token } = linkOf(request);
      const agency = await readAgency(db);
      const known = links.read('unsubscribe', token) !== null;
      return known
        ? send(reply, unsubscribePage(agency, unsubscribePath(token)))
        : send(reply, closedPage(agency), 404);
    },
    LIMITED,
  );

  plainRoute(
    app,
    'POST p/{token}/unsubscribe',
    'public',
    async (request, reply) => {
      const { token } = linkOf(request);
      const agency = await readAgency(db);
      const mailId = links.read('unsubscribe', token);
      const isUnsubscribed = mailId !== null && (await unsubscribe(db, visitorOf(request), mailId, new Date()));
      return isUnsubscribed ? send(reply, unsubscribedPage(agency)) : send(reply, closedPage(agency), 404);
    },
    LIMITED,
  );
}

/** Pages for customers without sign-in: forms without scripts, and one-click posts of mail programs (RFC 8058). */
export function customerRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, ready) => ready(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    // a mail program's one-click request may have any content type; its body is ignored
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, _body, ready) =>
      ready(null, {}),
    );
    pages(scope, deps);
    registerUnsubscribe(scope, deps);
    done();
  });
}
