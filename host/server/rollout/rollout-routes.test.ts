import { mkdtemp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RolloutNote, RolloutOrder } from '@pignon/shared/domain/rollout/rollout.schema';
import type { RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import { promote } from '@pignon/platform/publish/live-versions';
import { publish } from '@pignon/platform/publish/publish';
import { folderStore } from '@pignon/platform/store/folder-store';
import type { RemoteStore } from '@pignon/platform/store/remote-store';
import { builtHostFolder } from '@pignon/platform/testing/built-host.fixture';
import { builtRemote, packageList } from '@pignon/platform/testing/built-remote.fixture';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { buildEdge } from '../edge';
import { runtimeConfiguration } from '../runtime-configuration';
import { rolloutStore } from './rollout-store';

const CALLERS: Record<string, object> = {
  'Bearer support': { status: 'ACTIVE', roles: ['SUPPORT'] },
  'Bearer manager': { status: 'ACTIVE', roles: ['MANAGER'] },
  'Bearer negotiator': { status: 'ACTIVE', roles: ['NEGOTIATOR'] },
  'Bearer suspended': { status: 'SUSPENDED', roles: ['SUPPORT'] },
};

let edge: FastifyInstance | undefined;
let api: Server;
let store: RemoteStore;
let storeDir: string;
let hostDist: string;
let journalEntries: RolloutNote[];
/** Response of the API to the journal entry. */
let journal: (order: RolloutNote) => number | Promise<number>;

function runningEdge(): FastifyInstance {
  if (!edge) throw new Error('no edge was started');
  return edge;
}

async function start(env: Record<string, string> = {}): Promise<void> {
  await edge?.close();
  edge = await buildEdge({
    hostDist,
    storeDir,
    apiUpstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    emulatorUpstream: 'http://127.0.0.1:1',
    config: runtimeConfiguration({}),
    rollout: rolloutStore(env, storeDir),
  });
}

beforeEach(async () => {
  journalEntries = [];
  journal = () => 200;
  api = createServer((request, response) => {
    const person = CALLERS[request.headers.authorization ?? ''];
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url !== '/api/remote/rollout') return reply(person ? 200 : 401, person ?? {});
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const entry = JSON.parse(text) as RolloutNote;
      void Promise.resolve(journal(entry)).then((status) => {
        if (status === 200) journalEntries.push(entry);
        reply(status, { by: 'support@pignon.test' });
      });
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  hostDist = await builtHostFolder({});
  storeDir = await mkdtemp(path.join(tmpdir(), 'pignon-store-'));
  store = folderStore(storeDir);
  for (const version of ['1.0.0', '2.0.0']) {
    await publish(store, await builtRemote({ version }), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST, version);
  }
  await publish(store, await builtRemote({ version: '3.0.0' }), LIVE_HOST);
  await start();
});

afterEach(async () => {
  await edge?.close();
  api.closeAllConnections();
  api.close();
});

const readView = (callerToken = 'support') =>
  runningEdge().inject({
    url: '/rollout.json',
    headers: callerToken ? { authorization: `Bearer ${callerToken}` } : {},
  });
const revision = async () => (await store.readRegistry()).revision;
const readDemoEntry = async () => (await store.readRegistry()).remotes.demo!;
async function sendOrder(
  order: Omit<RolloutOrder, 'revision' | 'remote'> & {
    remote?: string;
    revision?: number;
    version?: string;
    percent?: number;
    roles?: string[];
    emails?: string[];
  },
  callerToken = 'support',
) {
  const headers = callerToken ? { authorization: `Bearer ${callerToken}` } : {};
  const payload = { remote: 'demo', revision: await revision(), ...order };
  return runningEdge().inject({ method: 'POST', url: '/rollout.json', payload, headers });
}
const TEN_PERCENT = { percent: 10, roles: ['NEGOTIATOR'], emails: ['zoe@pignon.test'] };

test('lets only users with access to the administration read the published versions', async () => {
  const answer = await readView('manager');
  expect(answer.headers['cache-control']).toBe('no-store');
  const view = answer.json<RolloutView>();
  expect(view).toMatchObject({
    enabled: true,
    remotes: [{ name: 'demo', stable: '2.0.0', previous: '1.0.0', canary: null }],
  });
  expect(view.remotes[0]?.versions.map(({ version }) => version).sort()).toEqual(['1.0.0', '2.0.0', '3.0.0']);
  expect(view.remotes[0]?.history[0]).toMatchObject({ did: 'promoted', version: '2.0.0' });
  const statuses = await Promise.all(
    ['', 'stranger', 'negotiator', 'suspended'].map(async (callerToken) => (await readView(callerToken)).statusCode),
  );
  expect(statuses).toEqual([401, 401, 403, 403]);
});

test('shows how the packages of a version differ from those of the live one', async () => {
  const packagesByVersion = async () => {
    const [shownRemote] = (await readView()).json<RolloutView>().remotes;
    return Object.fromEntries((shownRemote?.versions ?? []).map(({ version, packages }) => [version, packages]));
  };
  // builds of an older kit list no packages
  expect(await packagesByVersion()).toEqual({ '1.0.0': null, '2.0.0': null, '3.0.0': null });
  const publishVersion = async (version: string, ...packages: string[]) =>
    publish(store, await builtRemote({ version }, undefined, packageList(...packages)), LIVE_HOST);
  await publishVersion('4.0.0', 'x 1.2.3', 'y 1.0.0');
  await publishVersion('5.0.0', 'y 2.0.0');
  await promote(store, 'demo', LIVE_HOST, '4.0.0');
  expect(await packagesByVersion()).toEqual({
    '1.0.0': null,
    '2.0.0': null,
    '3.0.0': null,
    '4.0.0': undefined,
    '5.0.0': { added: [], removed: ['x 1.2.3'], changed: ['y 1.0.0 → 2.0.0'] },
  });
  expect((await runningEdge().inject('/registry.json')).body).not.toContain('1.2.3');
});

test('lets support start a canary, promote and roll back, journaling each before it acts', async () => {
  journal = async ({ after }) => {
    // the registry is unchanged so far
    expect((await readDemoEntry()).canary?.version ?? null).not.toBe(after.canary ?? 'none');
    return 200;
  };
  const canaryResponse = await sendOrder({ order: 'CANARY', version: '3.0.0', ...TEN_PERCENT });
  expect([canaryResponse.statusCode, canaryResponse.body]).toEqual([200, expect.stringContaining('zoe@pignon.test')]);
  expect((await readDemoEntry()).canary).toEqual({ version: '3.0.0', ...TEN_PERCENT });
  journal = () => 200;
  expect((await sendOrder({ order: 'PROMOTE', version: '3.0.0' })).statusCode).toBe(200);
  expect(await readDemoEntry()).toMatchObject({ stable: '3.0.0', previous: '2.0.0' });
  expect((await sendOrder({ order: 'ROLLBACK' })).json<RolloutView>().remotes[0]).toMatchObject({
    stable: '2.0.0',
    previous: '1.0.0',
  });
  expect((await readDemoEntry()).history?.slice(-3).map(({ did, by }) => [did, by])).toEqual([
    ['canary', 'support@pignon.test'],
    ['promoted', 'support@pignon.test'],
    ['rolled-back', 'support@pignon.test'],
  ]);
  const audience = '10 %, NEGOTIATOR, zoe@pignon.test';
  expect(journalEntries).toMatchObject([
    {
      order: 'CANARY',
      before: { stable: '2.0.0', canary: null },
      after: { stable: '2.0.0', canary: '3.0.0', audience },
    },
    { order: 'PROMOTE', before: { stable: '2.0.0', canary: '3.0.0' }, after: { stable: '3.0.0', canary: null } },
    { order: 'ROLLBACK', before: { stable: '3.0.0' }, after: { stable: '2.0.0' } },
  ]);
});

test.each([
  ['', 401],
  ['stranger', 401],
  ['negotiator', 403],
  ['manager', 403],
  ['suspended', 403],
])('refuses an order of "%s" with %i and changes nothing', async (callerToken, status) => {
  const before = await revision();
  expect((await sendOrder({ order: 'PROMOTE', version: '3.0.0' }, callerToken)).statusCode).toBe(status);
  // the caller is checked before the body
  expect((await sendOrder({ order: 'PROMOTE', version: '../3' }, callerToken)).statusCode).toBe(status);
  expect([await revision(), journalEntries]).toEqual([before, []]);
});

test('gives the refusals of the command in French, without journaling them', async () => {
  const messageOf = async (order: Parameters<typeof sendOrder>[0]) => {
    const answer = await sendOrder(order);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  const incompatibleRemote = await builtRemote({ version: '4.0.0', contract: '^9.0.0' });
  await publish(store, incompatibleRemote, { ...LIVE_HOST, contract: '9.0.0' });
  expect(await messageOf({ order: 'PROMOTE', version: '4.0.0' })).toEqual([
    409,
    `Cette version ne convient pas\u00a0: elle demande le contrat ^9.0.0 et l’application en service a ${LIVE_HOST.contract}.`,
  ]);
  const shownVersion = (await readView())
    .json<RolloutView>()
    .remotes[0]?.versions.find(({ version }) => version === '4.0.0');
  expect(shownVersion?.refusals).toEqual([expect.stringContaining('^9.0.0')]);
  expect(await messageOf({ order: 'PROMOTE', version: '7.0.0' })).toEqual([409, 'Cette version n’est pas publiée.']);
  expect(await messageOf({ order: 'CANARY', version: '2.0.0', ...TEN_PERCENT })).toEqual([
    409,
    'Cette version est déjà en service.',
  ]);
  expect(await messageOf({ order: 'ROLLBACK', remote: 'other' })).toEqual([
    409,
    'Ce module n’existe pas dans le registre.',
  ]);
  expect(await messageOf({ order: 'ROLLBACK', revision: 1 })).toEqual([409, expect.stringContaining('entre-temps')]);
  expect((await sendOrder({ order: 'PROMOTE', version: '../3' })).statusCode).toBe(422);
  expect((await sendOrder({ order: 'ROLLBACK' })).statusCode).toBe(200);
  expect(await messageOf({ order: 'ROLLBACK' })).toEqual([409, expect.stringContaining('pas de version précédente')]);
  expect(journalEntries).toHaveLength(1);
});

test('nothing changes when the journal fails, and failed actions are journaled', async () => {
  const before = await revision();
  journal = () => 500;
  const unjournaledResponse = await sendOrder({ order: 'PROMOTE', version: '3.0.0' });
  expect([unjournaledResponse.statusCode, unjournaledResponse.body]).toEqual([
    503,
    expect.stringContaining('rien n’a été changé'),
  ]);
  journal = () => 403;
  expect((await sendOrder({ order: 'PROMOTE', version: '3.0.0' })).statusCode).toBe(403);
  expect(await revision()).toBe(before);
  journal = async ({ problem }) => {
    // a command changes the registry first
    if (problem === undefined) await promote(store, 'demo', LIVE_HOST, '1.0.0');
    return 200;
  };
  expect((await sendOrder({ order: 'PROMOTE', version: '3.0.0' })).statusCode).toBe(409);
  expect((await readDemoEntry()).stable).toBe('1.0.0');
  expect(journalEntries.map(({ problem }) => problem)).toEqual([undefined, expect.stringContaining('entre-temps')]);
});

test('disables rollout on screen when so configured, or with a read-only bucket', async () => {
  await start({ ROLLOUT: 'off' });
  expect((await readView()).json<RolloutView>().enabled).toBe(false);
  expect((await sendOrder({ order: 'ROLLBACK' })).json<{ message: string }>().message).toContain('par la commande');
  const bucket = {
    STORE_URL: 'https://s3.agence.fr/remotes',
    STORE_ACCESS_KEY_ID: 'edge',
    STORE_SECRET_ACCESS_KEY: 's',
  };
  expect(rolloutStore(bucket, storeDir)).toBeUndefined();
  expect(
    rolloutStore({ ...bucket, ROLLOUT_ACCESS_KEY_ID: 'r', ROLLOUT_SECRET_ACCESS_KEY: 's' }, storeDir),
  ).toBeDefined();
  expect(() => rolloutStore({ ROLLOUT: 'maybe' }, storeDir)).toThrow('ROLLOUT is on or off, not maybe');
});
