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
import { guardTrials, evaluateCanaries, type GuardParts } from './canary-guard';

const PLAN = { steps: [5, 25, 100], sessions: 20, minutes: 60 };
const BEFORE = { sessions: 500, failing: 0 };

let api: Server;
let store: RemoteStore;
let figures: GuardFigures | undefined;
let queries: URLSearchParams[];
let noted: GuardNote[];
let log: string[];
let parts: GuardParts;

beforeEach(async () => {
  [queries, noted, log] = [[], [], []];
  api = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://api');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      queries.push(url.searchParams);
      response.writeHead(figures ? 200 : 503);
      return response.end(JSON.stringify(figures ?? {}));
    }
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      noted.push(JSON.parse(text) as GuardNote);
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

const demo = async () => (await store.readRegistry()).remotes.demo!;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1_000);
const healthy = (sessions: number) => ({ trial: { sessions, failing: 0 }, stepSessions: sessions, before: BEFORE });

test('raises a healthy canary step by step and makes it live, and journals each step with its figures', async () => {
  figures = healthy(20);
  await evaluateCanaries(parts);
  expect((await demo()).canary?.percent).toBe(5);
  const shares: (number | undefined)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await evaluateCanaries(parts, later(60));
    shares.push((await demo()).canary?.percent);
  }
  expect(shares).toEqual([25, 100, undefined]);
  expect((await demo()).stable).toBe('2.0.0');
  expect(noted.map(({ after }) => [after.stable, after.canary])).toEqual([
    ['1.0.0', '2.0.0'],
    ['1.0.0', '2.0.0'],
    ['2.0.0', null],
  ]);
  expect(noted[0]).toMatchObject({
    remote: 'demo',
    before: { audience: '5 %, par paliers 5, 25, 100 %' },
    after: { audience: '25 %, par paliers 5, 25, 100 %' },
    why: { trial: { sessions: 20, failing: 0 }, before: BEFORE },
  });
  expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({ remote: 'demo', trial: '2.0.0', before: '1.0.0' });
});

test('ends a canary that fails in one session of ten, with the reason', async () => {
  figures = { trial: { sessions: 30, failing: 3 }, stepSessions: 30, before: BEFORE };
  await evaluateCanaries(parts);
  expect((await demo()).canary).toBeUndefined();
  expect((await demo()).history?.at(-1)).toMatchObject({
    did: 'canary-ended',
    why: { trial: { sessions: 30, failing: 3 }, before: BEFORE },
  });
  expect(log).toEqual([
    'demo 2.0.0 is taken back: 3 of 30 sessions failed, with the live version 0 of 500 sessions failed',
  ]);
  expect(noted).toHaveLength(1);
});

test('executes a decision once although two edges make it', async () => {
  figures = healthy(20);
  await Promise.all([evaluateCanaries(parts, later(60)), evaluateCanaries(parts, later(60))]);
  expect((await demo()).canary?.percent).toBe(25);
  expect([noted.length, log.length]).toEqual([1, 1]);
});

test('decides nothing while the API does not answer, and logs that once', async () => {
  figures = undefined;
  const stop = guardTrials(parts, 5);
  await waitFor(() => expect(queries.length).toBeGreaterThan(3));
  stop();
  expect(log).toEqual(['the trial of demo is not judged: the API answers 503 to the question for sessions of demo']);
  expect((await demo()).canary?.percent).toBe(5);
});

test('ignores a canary without steps', async () => {
  await canary(store, 'demo', '2.0.0', { percent: 5, roles: [], emails: [] }, LIVE_HOST);
  figures = { trial: { sessions: 30, failing: 30 }, stepSessions: 30, before: BEFORE };
  await evaluateCanaries(parts, later(600));
  expect([queries.length, (await demo()).canary?.percent]).toEqual([0, 5]);
});
