import { foldPassword } from '@pignon/shared/domain/user/known-password.rules';
import type { KnownPasswordReply } from '@pignon/shared/domain/user/known-password.schema';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  rangeOf,
  sha1,
  startLeakedPasswords,
  type FakeLeakedPasswords,
} from '../../../test/fakes/fake-leaked-passwords';
import { keepLog } from '../../../test/fakes/kept-log';
import { startWorld, type World } from '../../../test/world';
import { noLeakedPasswords, openLeakedPasswords, type LeakedPasswords } from '../../passwords/leaked-passwords';

const LEAKED = 'Falaise-tambour-64';
const log = keepLog();
let world: World;
let fake: FakeLeakedPasswords;
let service: LeakedPasswords;

beforeAll(async () => {
  const leakedPasswords: LeakedPasswords = { range: (prefix) => service.range(prefix) };
  [fake, world] = await Promise.all([startLeakedPasswords(), startWorld({ ...log, leakedPasswords })]);
});
afterAll(() => Promise.all([world.close(), fake.close()]));
beforeEach(() => {
  service = openLeakedPasswords({ baseUrl: fake.baseUrl, timeoutMs: 200 });
  fake.answers(rangeOf(LEAKED));
  fake.requests.length = 0;
});
afterEach(() => world.empty());

const queryOf = (password: string) => ({
  prefix: sha1(password).slice(0, 5),
  foldedPrefix: sha1(foldPassword(password)).slice(0, 2),
});
let callers = 0;

/** Asks for the known passwords that may be this one, each time from another address. */
async function ask(password: string, address = `203.0.113.${(callers += 1)}`) {
  const headers = { 'x-forwarded-for': address };
  const { status, body, headers: sent } = await world.call('POST password/known', { body: queryOf(password), headers });
  return { status, sent, reply: body as KnownPasswordReply };
}

describe('the known passwords', () => {
  it('are those of breaches that begin alike, with the padding, asked for by five digits', async () => {
    const { reply } = await ask(LEAKED);
    expect(reply.leaked).toEqual([`${sha1(LEAKED).slice(5)}:42`, `${'A'.repeat(35)}:7`, `${'B'.repeat(35)}:0`]);
    expect(fake.requests).toEqual([{ path: `/range/${sha1(LEAKED).slice(0, 5)}`, padding: 'true' }]);
  });

  it('include the common ones, folded', async () => {
    const { reply } = await ask('P@ssw0rd');
    expect(reply.common).toContain(sha1(foldPassword('password')).slice(2));
  });

  it('come with the agency’s words', async () => {
    expect((await ask(LEAKED)).reply.words).toEqual([]);
    const token = await world.signIn(['MANAGER']);
    const settings = { name: 'Agence du Port', address: { street: '1 quai', postcode: '64200', city: 'Biarritz' } };
    const saved = await world.call('PATCH agency', { token, body: settings, headers: { 'if-match': '"0"' } });
    expect(saved.status).toBe(200);
    expect((await ask(LEAKED)).reply.words).toEqual(expect.arrayContaining(['Port', 'AgenceduPort', 'Biarritz']));
  });

  it('are in no cache and in no log', async () => {
    const { sent } = await ask(LEAKED);
    expect(sent['cache-control']).toBe('no-store');
    expect(log.text()).toContain('password/known');
    expect(log.text()).not.toContain(sha1(LEAKED).slice(0, 5));
  });

  it.each([
    ['more of the hash', { prefix: 'ABCDEF', foldedPrefix: 'AB' }],
    ['more of the folded hash', { prefix: 'ABCDE', foldedPrefix: 'ABC' }],
    ['a path', { prefix: '../AB', foldedPrefix: 'AB' }],
    ['a password', { prefix: 'ABCDE', foldedPrefix: 'AB', password: 'secret' }],
    ['nothing', {}],
  ])('are not asked for by %s', async (_, body) => {
    expect((await world.call('POST password/known', { body })).status).toBe(422);
    expect(fake.requests).toEqual([]);
  });

  it('are asked for sixty times a minute from one address', async () => {
    service = noLeakedPasswords;
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await ask(LEAKED, '198.51.100.1')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(LEAKED, '198.51.100.2')).status).toBe(200);
  });
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const reply =
  (status: number, text: string, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(text);

describe('without the service of leaked passwords', () => {
  it.each<[string, Answer]>([
    ['fails', reply(500, 'no')],
    ['refuses', reply(404, 'no')],
    ['is too busy', reply(429, 'no')],
    ['does not answer in time', () => undefined],
    ['breaks off', (_, response) => response.destroy()],
    ['answers a page', reply(200, '<!doctype html><title>Hello</title>')],
    ['answers nothing', reply(200, '')],
    ['answers without end', reply(200, `${'A'.repeat(35)}:1\r\n`.repeat(20_000))],
    ['leads elsewhere', reply(302, '', { location: 'http://169.254.169.254/' })],
  ])('the common passwords are known when it %s', async (_, answer) => {
    fake.answers(answer);
    const { status, reply: known } = await ask('P@ssw0rd');
    expect(status).toBe(200);
    expect(known.leaked).toEqual([]);
    expect(known.common).toContain(sha1(foldPassword('password')).slice(2));
  });

  it('nobody is asked when it is switched off', async () => {
    service = noLeakedPasswords;
    expect((await ask(LEAKED)).reply.leaked).toEqual([]);
    expect(fake.requests).toEqual([]);
  });

  it('it is left alone after three failures', async () => {
    fake.answers(reply(500, 'no'));
    for (let count = 0; count < 5; count += 1) await ask(LEAKED);
    expect(fake.requests).toHaveLength(3);
  });
});
