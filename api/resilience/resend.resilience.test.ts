import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { callApi } from './client';
import { install, type Installation } from './installation';

const KILLS = 6;
const WRITERS = 12;

let installation: Installation;
beforeAll(async () => {
  installation = await install();
});
afterAll(() => installation.remove());

interface Ticked {
  id: number;
  key: string;
}

const tick = (url: string, { id, key }: Ticked) =>
  callApi(url, installation.token, `PATCH event/${id}`, {
    body: { done: true },
    headers: { 'idempotency-key': key, 'if-match': '"1"' },
  });

it('completes a task once although the server is killed before its response', async () => {
  const all: Ticked[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await installation.start();
    const tasks = await Promise.all(
      Array.from({ length: WRITERS }, async (_, n): Promise<Ticked> => {
        const body = { type: 'TASK', title: `Task ${kill}.${n}` };
        const { body: event } = await callApi(server.url, installation.token, 'POST event/create', { body });
        return { id: (event as { id: number }).id, key: randomUUID() };
      }),
    );
    const first = tasks.map((task) => tick(server.url, task).catch(() => undefined));
    await wait(Math.random() * 40);
    await server.kill();
    await Promise.all(first);
    all.push(...tasks);
  }
  const server = await installation.start();
  const answers = await Promise.all(all.map((task) => tick(server.url, task)));
  expect(answers.map(({ status, body }) => [status, (body as { version: number }).version])).toEqual(
    all.map(() => [200, 2]),
  );
  await server.stop();
  await installation.withDb(async (db) => {
    const ids = all.map(({ id }) => String(id));
    const changes = await db.query<{
      ref: string;
      count: number;
    }>(sql`select ref, count(*)::int as count from audit_entry
      where entity = 'event' and action = 'UPDATE' and ref = any(${ids}) group by ref`);
    expect(changes.filter(({ count }) => count !== 1)).toEqual([]);
    expect(changes).toHaveLength(all.length);
  });
}, 300_000);
