import { randomUUID } from 'node:crypto';
import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import sql from 'sql-template-tag';
import { callApi } from './client';
import { tokenFor } from './identity-service';
import { install, NEXT, type Installation } from './installation';
import type { ServerProcess } from './server-process';
import { registerNumbers } from './verify.repo';

/** As a manager, who may sign despite missing items. */
const signed = (owner: number) => ({ signers: [owner], agent: { capacity: 'HOLDER' }, reason: 'Essai.' });

const onPostgres = process.env['TEST_DB'] === 'postgres';

(onPostgres ? describe : describe.skip)('two processes on one PostgreSQL', () => {
  let installation: Installation;
  let both: [ServerProcess, ServerProcess];

  beforeAll(async () => {
    installation = await install();
    // Started at the same instant: both migrate an empty database.
    both = await Promise.all([installation.start(), installation.start()]);
  }, 120_000);
  afterAll(() => installation.remove());

  const on = (index: 0 | 1, key: string, options = {}) => callApi(both[index].url, installation.token, key, options);
  const newOwner = () => ({ contactType: ['OWNER'], lastName: `Owner ${randomUUID()}` });

  async function newProperty(index: 0 | 1): Promise<{ reference: string; owner: number }> {
    const { id } = (await on(index, 'POST contact', { body: newOwner() })).body as { id: number };
    const answer = await on(index, 'POST property', {
      body: {
        title: 'Maison',
        transactionType: 'SALE',
        contactTypes: { [id]: ['OWNER'] },
        financialInfo: { priceNoFees: 250_000 },
      },
    });
    return { reference: (answer.body as { reference: string }).reference, owner: id };
  }

  it('read each other’s writes at once and refuse stale versions', async () => {
    const { reference } = await newProperty(0);
    const property = await on(1, `GET property/${reference}`);
    expect(property.status).toBe(200);
    const headers = { 'if-match': property.headers.get('etag') ?? '' };
    const answers = await Promise.all([
      on(0, `PATCH property/${reference}`, { body: { title: 'One' }, headers }),
      on(1, `PATCH property/${reference}`, { body: { title: 'Other' }, headers }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('create once when both get a request with one key', async () => {
    const request = { body: newOwner(), headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((index) => on(index as 0 | 1, 'POST contact', request)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  });

  it('change once when both get a request with one key, and return the first response', async () => {
    const task = { type: 'TASK', title: `Task ${randomUUID()}` };
    const { id } = (await on(0, 'POST event/create', { body: task })).body as { id: number };
    const request = { body: { done: true }, headers: { 'idempotency-key': randomUUID(), 'if-match': '"1"' } };
    const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((n) => on(n as 0 | 1, `PATCH event/${id}`, request)));
    expect(answers.map(({ status, body }) => [status, (body as { version: number }).version])).toEqual(
      Array(6).fill([200, 2]),
    );
  });

  /** Eight results, each requested from the process with its index. */
  const runEight = <T>(make: (n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 8 }, (_, n) => make(n)));
  const parity = (n: number) => (n % 2 ? 1 : 0);

  it.each(['propertyRef', 'contactIds', 'negotiator'] as const)(
    'book a visit once when simultaneous visits share their %s',
    async (shared) => {
      const properties = await runEight((n) => newProperty(parity(n)));
      const users = (await on(0, 'GET user')).body as { loginEmail: string }[];
      expect(users.length).toBeGreaterThan(1);
      const day = { propertyRef: '04', contactIds: '05', negotiator: '06' }[shared];
      const visitOf = (n: number) => ({
        propertyRef: properties[n]?.reference,
        contactIds: [properties[n]?.owner],
        negotiator: users[n % users.length]?.loginEmail,
        start: `2031-03-${day}T09:00:00.000Z`,
        end: `2031-03-${day}T10:00:00.000Z`,
      });
      const booked = (n: number) => ({ ...visitOf(n), [shared]: visitOf(0)[shared] });
      const answers = await runEight((n) => on(parity(n), 'POST visit', { body: [booked(n)] }));
      const refused = answers.filter(({ status }) => status === 409);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(refused).toHaveLength(7);
      for (const { body } of refused) expect(body).toMatchObject({ blockedBy: { kind: 'visit' } });
    },
  );

  it('keep one of a negotiator’s meeting and visit requested at the same instant', async () => {
    const properties = await runEight((n) => newProperty(parity(n)));
    const [start, end] = ['2031-03-07T09:00:00.000Z', '2031-03-07T10:00:00.000Z'];
    const answers = await runEight((n) => {
      const visit = { propertyRef: properties[n]?.reference, contactIds: [properties[n]?.owner], start, end };
      return n < 4
        ? on(parity(n), 'POST visit', { body: [visit] })
        : on(parity(n), 'POST event/create', { body: { type: 'MEETING', title: 'Notaire', start, end, done: false } });
    });
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  it('notify their subscribers of each other’s changes', async () => {
    const controller = new AbortController();
    const response = await fetch(`${both[1].url}/api/stream`, {
      headers: { authorization: `Bearer ${installation.token}` },
      signal: controller.signal,
    });
    const text = new TextDecoder();
    let output = '';
    let created = '';
    for await (const chunk of response.body ?? []) {
      output += text.decode(chunk);
      if (output.includes('event: ready') && !created) created = (await newProperty(0)).reference;
      if (created && output.includes(`"id":"${created}"`)) break;
    }
    controller.abort();
    expect(output).toContain(`{"kind":"property","id":"${created}","version":1}`);
  });

  it('refuse sessions that the other one ended, though both trust their tokens, and end their streams', async () => {
    const statusOn = async (index: 0 | 1, token: string, key: string) =>
      (await callApi(both[index].url, token, key)).status;
    const earlier = installation.next;
    for (const index of [0, 1] as const) expect(await statusOn(index, earlier, 'GET user')).toBe(200);
    const headers = { authorization: `Bearer ${earlier}` };
    const stream = await fetch(`${both[1].url}/api/stream`, { headers });
    const startedAt = Date.now();
    expect(await statusOn(0, earlier, 'DELETE user/me/session')).toBe(204);
    for (const key of ['GET user', 'GET user/me']) expect(await statusOn(1, earlier, key)).toBe(401);
    await stream.text();
    // the heartbeat is every 20 s
    expect(Date.now() - startedAt).toBeLessThan(5000);
    for (const index of [0, 1] as const) expect(await statusOn(index, tokenFor(NEXT), 'GET user')).toBe(200);
  });

  it('refuse one session that was ended at the other one, though both trust its token', async () => {
    const [ended, open] = [tokenFor(NEXT, 120), tokenFor(NEXT, 60)];
    const statusOn = async (index: 0 | 1, token: string, key = 'GET user') =>
      (await callApi(both[index].url, token, key)).status;
    // those of this sign-in and earlier ones were ended by the test before
    await installation.withDb((db) =>
      db.query(sql`update app_user set sessions_ended_time = null where login_email = ${NEXT}`),
    );
    for (const index of [0, 1] as const) expect(await statusOn(index, ended)).toBe(200);
    const sessions = (await callApi(both[0].url, open, 'GET user/me/session')).body as UserSession[];
    const [first] = sessions.toSorted(
      (a, b) => Date.parse(String(a.signedInTime)) - Date.parse(String(b.signedInTime)),
    );
    expect(await statusOn(0, open, `DELETE user/me/session/${first?.id}`)).toBe(204);
    for (const index of [0, 1] as const)
      expect([await statusOn(index, ended), await statusOn(index, open)]).toEqual([401, 200]);
  });

  it('number a register together without a gap', async () => {
    const properties = await Promise.all(Array.from({ length: 20 }, (_, index) => newProperty((index % 2) as 0 | 1)));
    for (const { reference } of properties) {
      const body = { propertyRef: reference, type: 'EXCLUSIVE', startDate: '2026-11-21', endDate: '2027-02-20' };
      expect((await on(0, 'POST mandate', { body })).status).toBe(201);
    }
    const signings = properties.map(({ reference, owner }, index) =>
      on((index % 2) as 0 | 1, `PATCH mandate/${reference}/signed`, { body: signed(owner) }),
    );
    expect((await Promise.all(signings)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const numbers = await installation.withDb(registerNumbers);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('run a job once in only one of them', async () => {
    const runs = await installation.withDb((db) =>
      db.query<{ name: string; done: boolean }>(
        // jobs for messages and listings run only when there is work, and there is none here
        sql`select name, last_finished_time is not null as done from job
          where name not in ('send-mails', 'send-visit-notices', 'send-listings', 'import-listings') order by name`,
      ),
    );
    expect(runs.every(({ done }) => done)).toBe(true);
    const completedRuns = both.flatMap((server) => [...server.output().matchAll(/"job":"([\w-]+)".*"job done"/g)]);
    expect(completedRuns.map(([, name]) => name).sort()).toEqual(runs.map(({ name }) => name));
  });

  it('stop when asked to, with and without an open stream', async () => {
    const controller = new AbortController();
    await fetch(`${both[0].url}/api/stream`, {
      headers: { authorization: `Bearer ${installation.token}` },
      signal: controller.signal,
    });
    const startedAt = Date.now();
    expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
    expect(Date.now() - startedAt).toBeLessThan(8000);
    controller.abort();
  });
});
