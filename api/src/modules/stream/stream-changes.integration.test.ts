import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../test/world';
import { insertUsers } from '../user/user.repo';

const HEARTBEAT_MS = 100;
/** A database that is slow to subscribe: changes after `ready` must be delivered all the same. */
const LATE_MS = 300;

let world: World;
let address: string;
const open: AbortController[] = [];

beforeAll(async () => {
  world = await startWorld({ heartbeatMs: HEARTBEAT_MS });
  const listenImmediately = world.db.listen.bind(world.db);
  world.db.listen = (...args) => wait(LATE_MS).then(() => listenImmediately(...args));
  await world.app.listen({ port: 0 });
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/stream`;
});
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});
afterAll(() => world.close());

type Data = Record<string, unknown>;

interface OpenStream {
  said: string[];
  ended: Promise<void>;
  /** Data of the first event of this kind that has them; of the first one without any. */
  heard(event: string, data?: Data): Promise<Data>;
}

/** A part of addresses that no other attempt uses: an account is inserted, and notified of, once. */
const unused = (): string => randomUUID().slice(0, 8);

async function listen(token: string): Promise<OpenStream> {
  const controller = new AbortController();
  open.push(controller);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const calls: string[] = [];
  async function read(): Promise<void> {
    const text = new TextDecoder();
    for await (const chunk of response.body ?? []) calls.push(text.decode(chunk));
  }
  const ended = read().catch(() => undefined);
  async function nextEvent(event: string, data: Data = {}): Promise<Data> {
    for (let attempts = 0; attempts < 100; attempts++) {
      const events = [...calls.join('').matchAll(new RegExp(`event: ${event}\ndata: (.*)\n`, 'g'))];
      const found = events
        .map(([, text = '']) => JSON.parse(text) as Data)
        .find((one) => Object.entries(data).every(([key, value]) => one[key] === value));
      if (found) return found;
      await wait(20);
    }
    throw new Error(`Nothing said of ${event}: ${calls.join('')}`);
  }
  await nextEvent('ready');
  return { said: calls, ended, heard: nextEvent };
}

describe('the stream of changes', () => {
  it('notifies every subscriber of a write after its commit', async () => {
    const tokens = [await world.signIn([]), await world.signIn(['MANAGER'])];
    const listeners = await Promise.all(tokens.map(listen));
    await world.db
      .tx(async (tx) => {
        await insertUsers(tx, [{ loginEmail: 'given-up@pignon.test' }]);
        throw new Error('given up');
      })
      .catch(() => undefined);
    const id = `new-${unused()}@pignon.test`;
    await insertUsers(world.db, [{ loginEmail: id }]);
    for (const listener of listeners) {
      // the notice of the subscriber's own account may come before it
      expect(await listener.heard('change', { id })).toEqual({ kind: 'user', id, version: 1 });
      expect(listener.said.join('')).not.toContain('given-up');
    }
  });

  it('sends one notice for a change of many', async () => {
    const listener = await listen(await world.signIn([]));
    const domain = `${unused()}.test`;
    const many = Array.from({ length: 60 }, (_, at) => ({ loginEmail: `many-${at}@${domain}` }));
    await insertUsers(world.db, many);
    expect(await listener.heard('change', { id: null })).toEqual({ kind: 'user', id: null, version: null });
    expect(listener.said.join('')).not.toContain(domain);
  });

  it('notifies every listener of versions reported by an edge, and by nobody else', async () => {
    const tokens = [await world.signIn([]), await world.signIn(['SUPPORT'])];
    const listeners = await Promise.all(tokens.map(listen));
    const headers = { 'x-forwarded-host': 'pignon.agence.fr' };
    expect((await world.call('POST remote/versions', { body: { revision: 41 }, headers })).status).toBe(404);
    expect((await world.call('POST remote/versions', { body: { revision: 42 } })).status).toBe(204);
    for (const listener of listeners) expect(await listener.heard('versions')).toEqual({ revision: 42 });
  });

  it('ends when the account is suspended', async () => {
    const token = await world.signIn([], { email: 'leaving@pignon.test' });
    const { ended, said } = await listen(token);
    await wait(HEARTBEAT_MS * 3);
    expect(said.join('')).toContain(': still here');
    await world.db.query(sql`update app_user set status = 'SUSPENDED' where login_email = 'leaving@pignon.test'`);
    await ended;
  });

  it('ends at once when the account is suspended before the database notifies of it', async () => {
    const late = await startWorld();
    const listenImmediately = late.db.listen.bind(late.db);
    const token = await late.signIn([], { email: 'leaving@pignon.test' });
    // the request is authorised by then
    late.db.listen = async (...args) => {
      await late.db.query(sql`update app_user set status = 'SUSPENDED' where login_email = 'leaving@pignon.test'`);
      return listenImmediately(...args);
    };
    const headers = { authorization: `Bearer ${token}` };
    const response = await late.app.inject({ url: '/api/stream', headers, payloadAsStream: true });
    expect(await textOf(response.stream())).toBe('');
    await late.close();
  });

  it('allows twelve per user, and closes the oldest beyond', async () => {
    const token = await world.signIn([]);
    const first = await listen(token);
    const others = await Promise.all(Array.from({ length: 12 }, () => listen(token)));
    await first.ended;
    expect(others).toHaveLength(12);
  });

  it('is closed to users who are not signed in', async () => {
    expect((await fetch(address)).status).toBe(401);
  });
});
