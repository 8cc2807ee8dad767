import { createHash } from 'node:crypto';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { MediaList } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { ProposalWorld } from '../../../../test/proposal-world';
import { upload } from '../../../../test/upload';
import { createCustomerLinks } from './customer-links';
import { TEST_KEYS, keysOf } from '../../../../test/fakes/test-keys';

let w: ProposalWorld;
beforeAll(async () => {
  w = await ProposalWorld.start();
});
beforeEach(() => w.begin());
afterAll(() => w.close());

const HOUR = 3600;
const get = (url: string, headers: Record<string, string> = {}) => w.world.app.inject({ method: 'GET', url, headers });
const post = (url: string, form: Record<string, string>) =>
  w.world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Path of the page that a message links to. */
async function pageOf(contactId: number, ...references: string[]): Promise<string> {
  await w.propose(references.map((reference) => [contactId, reference]));
  await w.send();
  const [, path = ''] = /https:\/\/pignon\.test(\/api\/p\/[\w.-]+)#/.exec(w.server.mails.at(-1)?.html ?? '') ?? [];
  expect(path).not.toBe('');
  return path;
}
const statuses = async (contactId: number) => (await w.of(contactId)).map(({ status }) => status);

describe('the page behind a message', () => {
  it('shows the proposals without exact location, owner or recipient', async () => {
    const path = await pageOf(w.anne, 'V1', 'V2');
    const page = await get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Maison V1');
    expect(page.body).toContain('Maison V2');
    expect(page.body).toContain('www.georisques.gouv.fr');
    expect(page.body).not.toMatch(/Œillets|Odile|Etcheverry|Élissalde|anne@|<script/);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('shows the public photographs of a property, and one when it is no longer offered', async () => {
    const path = await pageOf(w.anne, 'V1');
    const picture = async (background: string) => ({
      name: 'a.jpg',
      bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    });
    const files = [await picture('#111'), await picture('#222'), await picture('#333')];
    const { content } = (await upload(w.world, 'property/V1', files, w.token)).body as MediaList;
    const media = content.map(({ key }, index) => ({
      key,
      caption: index === 0 ? 'La façade' : '',
      metadata: index < 2 ? ['PUBLIC'] : [],
    }));
    const headers = { 'if-match': '"1"' };
    await w.world.call('PATCH media/property/V1', { token: w.token, body: { media }, headers });
    const pictures = async () =>
      [...(await get(path)).body.matchAll(/<img[^>]* src="([^"]+)"[^>]* alt="([^"]*)"/g)].map(([, url = '', alt]) => ({
        url: url.replaceAll('&amp;', '&'),
        alt,
      }));
    const pictureUrls = await pictures();
    expect(pictureUrls.map(({ alt }) => alt)).toEqual(['La façade', expect.stringMatching(/, photo 2$/)]);
    for (const { url } of pictureUrls) expect((await get(url)).statusCode).toBe(200);
    await w.world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V1'`);
    expect(await pictures()).toHaveLength(1);
  });

  it('records its opening once, and not for a browser’s prefetch', async () => {
    const path = await pageOf(w.anne, 'V1');
    await get(path, { 'sec-purpose': 'prefetch' });
    expect(await statuses(w.anne)).toEqual(['PROPOSED']);
    await get(path);
    await get(path);
    const [proposal] = await w.of(w.anne);
    expect(proposal).toMatchObject({ status: 'OPENED', history: [{}, { by: 'PRODUCT', user: null }] });
    expect(proposal?.history).toHaveLength(2);
  });

  it('answers HEAD as GET without a body, and records nothing', async () => {
    const path = await pageOf(w.anne, 'V1');
    const head = await w.world.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(await statuses(w.anne)).toEqual(['PROPOSED']);
    const { headers } = await get(path);
    expect(head.headers).toMatchObject({
      'content-type': headers['content-type'],
      'content-security-policy': headers['content-security-policy'],
    });
  });

  it('is no sign of life of the customer until they press a button', async () => {
    const path = await pageOf(w.anne, 'V1', 'V2');
    await w.world.db.query(
      sql`update contact set created_time = '2020-01-05T11:00:00Z', parts = parts || '{"consents": []}'`,
    );
    const lastSign = async () => {
      const [row] = await w.world.db.query<{ day: string }>(
        sql`select last_sign::text as day from contact_life where contact_id = ${w.anne}`,
      );
      return row?.day;
    };
    await get(path);
    expect(await statuses(w.anne)).toEqual(['OPENED', 'OPENED']);
    expect(await lastSign()).toBe('2020-01-05');
    await post(`${path}/V1`, { answer: 'QUESTION', note: 'Y a-t-il un garage ?' });
    expect(await lastSign()).toBe(dayOf());
  });

  it('records the customer’s answer, notifies the negotiator, and allows another answer', async () => {
    const path = await pageOf(w.anne, 'V1', 'V2');
    const liked = await post(`${path}/V1`, { answer: 'LIKED' });
    expect([liked.statusCode, liked.headers.location]).toEqual([303, `${path}#V1`]);
    await post(`${path}/V2`, { answer: 'REFUSED', reason: 'PLACE', note: 'Trop loin <b>' });
    const [one, two] = await w.of(w.anne);
    expect(one).toMatchObject({ status: 'LIKED' });
    expect(two?.history.at(-1)).toMatchObject({
      status: 'REFUSED',
      by: 'CUSTOMER',
      reason: 'PLACE',
      note: 'Trop loin <b>',
    });
    expect(await w.eventsOf(w.anne)).toEqual(
      expect.arrayContaining(['Bien V1 retenu par le client', 'Bien V2 refusé par le client\u00a0: emplacement']),
    );
    expect(await w.eventsOf(w.anne, 'TASK')).toEqual(['Appeler le client\u00a0: le bien V1 l’intéresse']);
    expect((await get(path)).body).toContain('Votre négociateur sait que ce bien vous intéresse');
    await post(`${path}/V1`, { answer: 'REFUSED', reason: 'PRICE' });
    await post(`${path}/V1`, { answer: 'LIKED' });
    expect(await statuses(w.anne)).toEqual(['LIKED', 'REFUSED']);
    expect(await w.eventsOf(w.anne, 'TASK')).toHaveLength(1);
    const [task] = await w.world.db.query(sql`select user_email from event where type = 'TASK'`);
    expect(task).toEqual({ user_email: 'nora@pignon.test' });
  });

  it('redirects nobody to another site, whatever address, host or form names one', async () => {
    const path = await pageOf(w.anne, 'V1');
    const foreignHeaders = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-for': '203.0.113.8' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...foreignHeaders };
    const payload = 'answer=LIKED&next=https://evil.test&reference=//evil.test';
    const ownPageUrls = ['V1', 'V1?next=https://evil.test', '%561?next=%2f%5cevil.test'].map((end) => `${path}/${end}`);
    const foreignPaths = [
      '%2f%2fevil.test',
      '%5cevil.test',
      '/evil.test',
      '%2e%2e%2fevil.test',
      'https:%2f%2fevil.test',
    ];
    for (const url of [...ownPageUrls, ...foreignPaths.map((end) => `${path}/${end}`), '/api/p/%2f%2fevil.test/V1']) {
      const answer = await w.world.app.inject({ method: 'POST', url, headers, payload });
      const expected = ownPageUrls.includes(url) ? [303, `${path}#V1`] : [404, undefined];
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, ...expected]);
    }
    expect((await get(path, foreignHeaders)).body).not.toContain('evil.test');
  });

  it('limits the number of answers per property', async () => {
    const path = await pageOf(w.anne, 'V1');
    for (let n = 0; n < 24; n += 1) {
      await post(`${path}/V1`, n % 2 === 0 ? { answer: 'LIKED' } : { answer: 'REFUSED', reason: 'OTHER' });
    }
    expect((await w.of(w.anne))[0]?.history).toHaveLength(21);
  });

  it('refuses unknown answers', async () => {
    const path = await pageOf(w.anne, 'V1');
    expect((await post(`${path}/V1`, { answer: 'OFFER' })).statusCode).toBe(422);
    expect((await post(`${path}/V1`, { answer: 'REFUSED', reason: 'CHEAP' })).statusCode).toBe(422);
    expect(await statuses(w.anne)).toEqual(['PROPOSED']);
  });

  it('offers no answer after a visit, or for a property no longer offered', async () => {
    const path = await pageOf(w.anne, 'V1');
    await w.world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V1'`);
    const page = await get(path);
    expect(page.body).toContain('Ce bien n’est plus disponible.');
    expect(page.body).not.toContain('<form');
  });
});

describe('a link', () => {
  const refusedBy = async (path: string) => [
    (await get(path)).statusCode,
    (await post(`${path}/V1`, { answer: 'LIKED' })).statusCode,
  ];

  it('that is forged, of another kind or expired opens nothing', async () => {
    const path = await pageOf(w.anne, 'V1');
    const token = path.split('/').at(-1) ?? '';
    const { links } = w.sending;
    const mailId = links.read('page', token) ?? 0;
    const other = createCustomerLinks(keysOf('another secret')).token('page', mailId, HOUR);
    const past = createCustomerLinks(TEST_KEYS, () => Date.now() - 2 * HOUR * 1000);
    const expired = past.token('page', mailId, HOUR);
    const otherMailToken = token.replace(/^\w+/, (mailId + 1).toString(36));
    const later = token.replace(/\.\w+\./, '.zzzzzz.');
    for (const invalidToken of [
      other,
      expired,
      otherMailToken,
      later,
      links.token('unsubscribe', mailId, HOUR),
      'x',
      '%00',
    ])
      expect(await refusedBy(`/api/p/${invalidToken}`)).toEqual([404, 404]);
    expect(await statuses(w.anne)).toEqual(['PROPOSED']);
    expect((await post(`/api/p/${token}/unsubscribe`, {})).statusCode).toBe(404);
    expect((await get(`/api/p/x`)).body).toContain('Ce lien n’est plus valable');
  });

  it('opens neither another customer’s proposals nor properties that its message lacked', async () => {
    const anne = await pageOf(w.anne, 'V1');
    await pageOf(w.luc, 'V2');
    expect((await post(`${anne}/V2`, { answer: 'LIKED' })).statusCode).toBe(404);
    expect((await get(anne)).body).not.toContain('Maison V2');
    expect(await statuses(w.luc)).toEqual(['PROPOSED']);
  });

  it('has a rate limit', async () => {
    const path = await pageOf(w.anne, 'V1');
    const codes: number[] = [];
    for (let n = 0; n < 62; n += 1)
      codes.push((await get(`${path}x`, { 'x-forwarded-for': '203.0.113.9' })).statusCode);
    expect(codes.slice(58)).toEqual([404, 404, 429, 429]);
  });
});

describe('unsubscribing from all messages', () => {
  it('requires a press of the button: opening the link changes nothing', async () => {
    const path = await pageOf(w.anne, 'V1');
    const [, stop = ''] = /href="(\/api\/p\/[\w.-]+\/unsubscribe)"/.exec((await get(path)).body) ?? [];
    const before = await w.call(`GET contact/${w.anne}`);
    expect((await get(stop)).body).toContain('Confirmer');
    expect((await w.call(`GET contact/${w.anne}`)).body).toEqual(before.body);
    expect((await post(stop, {})).body).toContain('C’est fait');
    const { consents } = (await w.call(`GET contact/${w.anne}`)).body as { consents: object[] };
    expect(consents.at(-1)).toMatchObject({ channel: 'EMAIL', given: false });
    expect(JSON.stringify(consents.at(-1))).toMatch(
      /Désinscription en ligne le \d\d\/\d\d\/\d{4} à \d\d:\d\d, par le lien du message/,
    );
    expect(await w.eventsOf(w.anne)).toContain('Le client ne veut plus de propositions par e-mail');
    const again = await w.call(`GET contact/${w.anne}`);
    await post(stop, {});
    expect((await w.call(`GET contact/${w.anne}`)).body).toEqual(again.body);
    expect((await w.propose([[w.anne, 'V2']])).refused).toMatchObject([{ code: 'NO_CONSENT' }]);
  });
});
