import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GuardFigures, GuardNote } from '@pignon/shared/domain/rollout/canary-guard.schema';
import { canary, promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { folderStore } from '@pignon/platform/store/folder-store';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { builtRemote } from '@pignon/platform/testing/built-remote.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { watchCanaries, evaluateCanaries, type GuardParts } from './canary-guard';

const PLAN = { steps: [5, 25, 100], sessions: 20, minutes: 60 };
const LIVE_FIGURES = { sessions: 500, failing: 0 };

let api: Server;
let store: RemoteStore;
let figures: GuardFigures | undefined;
let queries: URLSearchParams[];
let journalEntries: GuardNote[];
let log: string[];
let parts: GuardParts;

beforeEach(async () => {
  [queries, journalEntries, log] = [[], [], []];
  api = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://api');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      queries.push(url.searchParams);
      response.writeHead(figures ? 200 : 503);
      return response.end(JSON.stringify(figures ?? {}));
    }
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      journalEntries.push(JSON.parse(text) as GuardNote);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
  for (const version of ['1.0.0', '2.0.0']) await publish(store, await builtRemote({ version }), LIVE_HOST);
  await promote(store, 'demo', LIVE_HOST, '1.0.0');
  await canary(store, 'demo', '2.0.0', { percent: 5, roles: [], emails: [], auto: PLAN }, LIVE_HOST);
  parts = {
    rollout: { store, follow: () => Promise.resolve() },
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    host: () => LIVE_HOST,
    say: (sentence) => log.push(sentence),
  };
});
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

const readDemoEntry = async () => (await store.readRegistry()).remotes.demo!;
const afterMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1_000);
const healthyFigures = (sessions: number) => ({
  trial: { sessions, failing: 0 },
  stepSessions: sessions,
  before: LIVE_FIGURES,
});

test('raises a healthy canary step by step and makes it live, and journals each step with its figures', async () => {
  figures = healthyFigures(20);
  await evaluateCanaries(parts);
  expect((await readDemoEntry()).canary?.percent).toBe(5);
  const percents: (number | undefined)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await evaluateCanaries(parts, afterMinutes(60));
    percents.push((await readDemoEntry()).canary?.percent);
  }
  expect(percents).toEqual([25, 100, undefined]);
  expect((await readDemoEntry()).stable).toBe('2.0.0');
  expect(journalEntries.map(({ after }) => [after.stable, after.canary])).toEqual([
    ['1.0.0', '2.0.0'],
    ['1.0.0', '2.0.0'],
    ['2.0.0', null],
  ]);
  expect(journalEntries[0]).toMatchObject({
    remote: 'demo',
    before: { audience: '5 %, par paliers 5, 25, 100 %' },
    after: { audience: '25 %, par paliers 5, 25, 100 %' },
    why: { trial: { sessions: 20, failing: 0 }, before: LIVE_FIGURES },
  });
  expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({ remote: 'demo', trial: '2.0.0', before: '1.0.0' });
});

test('ends a canary that fails in one session of ten, with the reason', async () => {
  figures = { trial: { sessions: 30, failing: 3 }, stepSessions: 30, before: LIVE_FIGURES };
  await evaluateCanaries(parts);
  expect((await readDemoEntry()).canary).toBeUndefined();
  expect((await readDemoEntry()).history?.at(-1)).toMatchObject({
    did: 'canary-ended',
    why: { trial: { sessions: 30, failing: 3 }, before: LIVE_FIGURES },
  });
  expect(log).toEqual([
    'demo 2.0.0 is taken back: 3 of 30 sessions failed, with the live version 0 of 500 sessions failed',
  ]);
  expect(journalEntries).toHaveLength(1);
});

test('executes a decision once although two edges make it', async () => {
  figures = healthyFigures(20);
  await Promise.all([evaluateCanaries(parts, afterMinutes(60)), evaluateCanaries(parts, afterMinutes(60))]);
  expect((await readDemoEntry()).canary?.percent).toBe(25);
  expect([journalEntries.length, log.length]).toEqual([1, 1]);
});

test('decides nothing while the API does not answer, and logs that once', async () => {
  figures = undefined;
  const stop = watchCanaries(parts, 5);
  await waitFor(() => expect(queries.length).toBeGreaterThan(3));
  stop();
  expect(log).toEqual(['the trial of demo is not judged: the API answers 503 to the question for sessions of demo']);
  expect((await readDemoEntry()).canary?.percent).toBe(5);
});

test('ignores a canary without steps', async () => {
  await canary(store, 'demo', '2.0.0', { percent: 5, roles: [], emails: [] }, LIVE_HOST);
  figures = { trial: { sessions: 30, failing: 30 }, stepSessions: 30, before: LIVE_FIGURES };
  await evaluateCanaries(parts, afterMinutes(600));
  expect([queries.length, (await readDemoEntry()).canary?.percent]).toEqual([0, 5]);
});
