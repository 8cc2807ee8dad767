import { userInfo } from 'node:os';
import type { RegistryEntry } from '@pignon/shared/contract/registry.schema';
import { changeRegistry, withHistory, orderedBy, Refused, withEntry } from './change-registry';
import { EMPTY_REGISTRY, RevisionConflict, type RemoteStore } from './remote-store';

const entry = (history?: RegistryEntry['history']): RegistryEntry => ({
  stable: null,
  previous: null,
  versions: {},
  history,
});
const line = (version: string) => ({ at: '2026-11-24T00:00:00.000Z', by: 'zoe', did: 'promoted' as const, version });

beforeEach(() => {
  process.env.PUBLISHED_BY = 'build 12';
  return () => Reflect.deleteProperty(process.env, 'PUBLISHED_BY');
});

test('a refusal names its subject, every reason, and what to do about each', () => {
  const refused = new Refused('demo is not published', [
    { reason: 'it is heavy', fix: 'load less' },
    { reason: 'it exists', fix: 'change it' },
  ]);
  expect(refused.message).toBe('demo is not published: it is heavy: load less; it exists: change it');
  expect(refused.name).toBe('Refused');
});

describe('a change of the registry', () => {
  const storeWith = (replaceRegistry: RemoteStore['replaceRegistry']) => {
    let reads = 0;
    const readRegistry = () => Promise.resolve({ ...EMPTY_REGISTRY, revision: (reads += 1) });
    return { readRegistry, replaceRegistry } as RemoteStore;
  };

  test('is repeated on the state left by a concurrent change', async () => {
    const attemptedRevisions: number[] = [];
    const store = storeWith((next) => {
      attemptedRevisions.push(next.revision);
      return attemptedRevisions.length < 3 ? Promise.reject(new RevisionConflict('late')) : Promise.resolve();
    });
    await changeRegistry(store, (registry) => registry);
    expect(attemptedRevisions).toEqual([2, 3, 4]);
  });

  test('fails at the fortieth conflict, and at the first other error', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const conflict = jest.fn(() => Promise.reject(new RevisionConflict('late')));
    await expect(changeRegistry(storeWith(conflict), (registry) => registry)).rejects.toThrow('late');
    expect(conflict).toHaveBeenCalledTimes(40);
    const failure = jest.fn(() => Promise.reject(new Error('disk full')));
    await expect(changeRegistry(storeWith(failure), (registry) => registry)).rejects.toThrow('disk full');
    expect(failure).toHaveBeenCalledTimes(1);
  });
});

test('an entry is added to the others', () => {
  const both = withEntry(withEntry(EMPTY_REGISTRY, 'demo', entry()), 'visit', entry([line('1')]));
  expect(both).toEqual({ ...EMPTY_REGISTRY, remotes: { demo: entry(), visit: entry([line('1')]) } });
});

test('the author of an order is the build server, if named, else the account', () => {
  expect(orderedBy()).toBe('build 12');
  process.env.PUBLISHED_BY = '';
  expect(orderedBy()).toBe(userInfo().username);
});

test('history keeps the last hundred actions', () => {
  const { history = [] } = withHistory(entry(), 'retired', '1.0.0');
  expect(history).toEqual([
    { at: expect.stringMatching(/^\d{4}-.*Z$/) as string, by: 'build 12', did: 'retired', version: '1.0.0' },
  ]);
  const lines = Array.from({ length: 100 }, (_, at) => line(String(at)));
  const { history: full = [] } = withHistory(entry(lines), 'promoted', '100');
  expect([full.length, full[0]?.version, full.at(-1)?.version]).toEqual([100, '1', '100']);
});
