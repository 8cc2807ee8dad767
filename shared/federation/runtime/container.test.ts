import { createInstance, type getInstance } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '../live-remote';
import { containerOf, moduleOf } from './container';
import { HOST } from './federation-instances';

type Host = NonNullable<ReturnType<typeof getInstance>>;

let host: Host;
const remote = (version: string) =>
  ({ name: 'demo', version, entry: `/remotes/demo/${version}/entry.js` }) as LiveRemote;

test('fails to load a module before the host has started the runtime', async () => {
  await expect(moduleOf(remote('0'), './page')).rejects.toThrow('the federation runtime has not started');
});

describe('a module of a remote', () => {
  let registerSpy: jest.SpyInstance<void, Parameters<Host['registerRemotes']>>;
  let loadSpy: jest.SpyInstance;

  beforeAll(() => {
    createInstance({ name: 'another', remotes: [] });
    host = createInstance({ name: HOST, remotes: [] });
  });
  beforeEach(() => {
    registerSpy = jest.spyOn(host, 'registerRemotes').mockImplementation();
    loadSpy = jest.spyOn(host, 'loadRemote').mockResolvedValue({ default: 'page' });
  });

  test('is loaded from the version’s own container, which is registered once', async () => {
    expect(await moduleOf(remote('1.0.0-b1'), './pages/list.page')).toEqual({ default: 'page' });
    await moduleOf(remote('1.0.0-b1'), './messages/fr');
    const name = 'pignon_demo_1_0_0_b1';
    expect(registerSpy.mock.calls).toEqual([
      [[{ name, entry: '/remotes/demo/1.0.0-b1/entry.js', entryGlobalName: name, type: 'global' }]],
    ]);
    expect(loadSpy.mock.calls).toEqual([[`${name}/pages/list.page`], [`${name}/messages/fr`]]);
    await moduleOf(remote('1.0.0-b2'), './messages/fr');
    expect(registerSpy).toHaveBeenCalledTimes(2);
  });

  test.each([null, undefined])('is not exposed when the container returns %s', async (answer) => {
    loadSpy.mockResolvedValue(answer);
    await expect(moduleOf(remote('2'), './gone')).rejects.toThrow('./gone is not exposed');
  });

  test('reports its error when it fails to load, and clears failed shared modules', async () => {
    const loading = Promise.reject(new Error('Loading chunk form failed.'));
    const failed = loading.catch(() => undefined);
    const share = { loading } as unknown as (typeof host.shareScopeMap)[string][string][string];
    host.shareScopeMap.default = { form: { '1.0.0': share } };
    loadSpy.mockRejectedValue(new Error('Loading chunk page failed.'));
    await expect(moduleOf(remote('3'), './page')).rejects.toThrow('Loading chunk page failed.');
    await failed;
    expect(share.loading).toBeNull();
  });
});

test('names the containers of two versions differently, with valid identifiers', () => {
  const names = ['1.0.0', '1.0.0-b1', '1.0.0+x'].map((version) => containerOf({ name: 'demo', version }));
  expect(names).toEqual(['pignon_demo_1_0_0', 'pignon_demo_1_0_0_b1', 'pignon_demo_1_0_0_x']);
});
