import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Verdict } from '@pignon/shared/domain/rollout/canary-guard';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote } from '../testing/built-remote.fixture';
import { folderStore } from '../store/folder-store';
import { carryOutVerdict, Superseded, type CanaryDecision } from './canary-decisions';
import { withdrawnVersions } from './withdrawn-versions';
import { canary, promote, rollback } from './live-versions';
import { publish } from './publish';
import type { RemoteStore } from '../store/remote-store';

let store: RemoteStore;
const WHY = { trial: { sessions: 30, failing: 3 }, before: { sessions: 200, failing: 1 } };
const PLAN = { steps: [5, 25, 100], sessions: 20, minutes: 60 };
const demo = async () => (await store.readRegistry()).remotes.demo!;

beforeEach(async () => {
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
  for (const version of ['1.0.0', '2.0.0']) await publish(store, await builtRemote({ version }), LIVE_HOST);
  await promote(store, 'demo', LIVE_HOST, '1.0.0');
  await canary(store, 'demo', '2.0.0', { percent: 5, roles: [], emails: ['zoe@pignon.test'], auto: PLAN }, LIVE_HOST);
});

const decision = async (verdict: Verdict): Promise<CanaryDecision> => ({
  name: 'demo',
  canary: (await demo()).canary!,
  verdict,
  why: WHY,
});
const last = async () => (await demo()).history?.at(-1);

test('raising a canary keeps its audience and start, and begins a new step', async () => {
  const { canary: before } = await demo();
  await new Promise((resolve) => setTimeout(resolve, 5));
  await carryOutVerdict(store, await decision({ verdict: 'RAISE', percent: 25 }), LIVE_HOST);
  const { canary: after } = await demo();
  expect(after).toMatchObject({
    percent: 25,
    emails: ['zoe@pignon.test'],
    auto: { ...PLAN, since: before?.auto?.since },
  });
  expect(after?.auto?.stepSince).not.toBe(before?.auto?.stepSince);
  expect(await last()).toMatchObject({ did: 'canary-raised', version: '2.0.0', by: 'rollout-guard', why: WHY });
});

test('ending a canary withdraws it, and the registry states the reason', async () => {
  await carryOutVerdict(store, await decision({ verdict: 'BACK' }), LIVE_HOST);
  expect(await demo()).toMatchObject({ stable: '1.0.0' });
  expect((await demo()).canary).toBeUndefined();
  expect([...withdrawnVersions(await demo())]).toEqual(['2.0.0']);
  expect(await last()).toMatchObject({ did: 'canary-ended', by: 'rollout-guard', why: WHY });
});

test('a canary that passes all steps is promoted, with the previous version as fallback', async () => {
  await carryOutVerdict(store, await decision({ verdict: 'PROMOTE' }), LIVE_HOST);
  expect(await demo()).toMatchObject({ stable: '2.0.0', previous: '1.0.0' });
  expect((await demo()).canary).toBeUndefined();
  expect(await last()).toMatchObject({ did: 'promoted', version: '2.0.0', by: 'rollout-guard', why: WHY });
});

test('of several processes that decide at once one carries the decision out', async () => {
  const same = await decision({ verdict: 'RAISE', percent: 25 });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => carryOutVerdict(store, same, LIVE_HOST)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await demo()).history?.filter(({ did }) => did === 'canary-raised')).toHaveLength(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['ended', () => rollback(store, 'demo', LIVE_HOST)],
  ['changed', () => canary(store, 'demo', '2.0.0', { percent: 50, roles: [], emails: [] }, LIVE_HOST)],
  ['made live', () => promote(store, 'demo', LIVE_HOST)],
])('a decision is dropped when somebody has %s the canary since', async (_, order) => {
  const late = await decision({ verdict: 'RAISE', percent: 25 });
  await order();
  const { revision } = await store.readRegistry();
  await expect(carryOutVerdict(store, late, LIVE_HOST)).rejects.toBeInstanceOf(Superseded);
  expect((await store.readRegistry()).revision).toBe(revision);
});
