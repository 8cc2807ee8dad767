import { aLiveRemote } from '../../testing/live-remote';
import type { LiveRemote } from '../live-remote';
import type { RemoteLoader } from './remote-loader';
import { createExposedModuleStore } from './exposed-module-store';
import { RemoteFailure } from './remote-failure';

const remote = aLiveRemote('demo');
const loaderOf = (load: () => Promise<unknown>): RemoteLoader => ({
  load,
  preload: load,
  reset: jest.fn(),
  stepBack: () => Promise.resolve(false),
  standIn: () => undefined,
});
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('the modules of remotes', () => {
  test('are loaded once, together with their texts', async () => {
    const load = jest.fn(() => Promise.resolve('module'));
    const loadTexts = jest.fn(() => Promise.resolve());
    const modules = createExposedModuleStore(loaderOf(load), loadTexts);
    expect(modules.get(remote, './page')).toBe(modules.get(remote, './page'));
    expect(await modules.get(remote, './page')).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
    expect(loadTexts).toHaveBeenCalledTimes(1);
  });

  test('of another version load with their texts, also when the first version returns', async () => {
    const load = jest.fn(() => Promise.resolve('module'));
    const texts: string[] = [];
    const modules = createExposedModuleStore(loaderOf(load), ({ version }) =>
      Promise.resolve(void texts.push(version)),
    );
    void modules.preload(remote, './page');
    await nextTask();
    await modules.get({ ...remote, version: '10' }, './page');
    await modules.get({ ...remote, version: '10' }, './other');
    await modules.get(remote, './page');
    expect(texts).toEqual(['1', '10', '10', '1']);
  });

  test('that were preloaded do not replace those of a version requested meanwhile', async () => {
    let finishPreload: (module: unknown) => void = () => undefined;
    const lateLoader = {
      ...loaderOf(() => Promise.resolve('new')),
      preload: () => new Promise((resolve) => (finishPreload = resolve)),
    };
    const texts: string[] = [];
    const modules = createExposedModuleStore(lateLoader, ({ version }) => Promise.resolve(void texts.push(version)));
    void modules.preload(remote, './page');
    const moduleState = modules.get({ ...remote, version: '2' }, './page');
    await moduleState;
    finishPreload('old');
    await nextTask();
    expect(texts).toEqual(['2']);
    expect(modules.get({ ...remote, version: '2' }, './page')).toBe(moduleState);
  });

  test('are reloaded with their texts when either falls back to another version', async () => {
    let standIn: LiveRemote | undefined;
    const remoteLoader = { ...loaderOf(() => Promise.resolve(standIn?.version ?? '1')), standIn: () => standIn };
    const texts: string[] = [];
    const modules = createExposedModuleStore(remoteLoader, () => {
      standIn ??= { ...remote, version: '0' };
      return Promise.resolve(void texts.push(standIn.version));
    });
    expect(await modules.get(remote, './page')).toBe('0');
    expect(texts).toEqual(['0', '0']);
  });

  test('of another live version start with all attempts and without a fallback', async () => {
    const remoteLoader = loaderOf(() => Promise.resolve('module'));
    const modules = createExposedModuleStore(remoteLoader, () => Promise.resolve());
    await modules.get(remote, './page');
    await modules.get(remote, './other');
    expect(remoteLoader.reset).not.toHaveBeenCalled();
    await modules.get({ ...remote, version: '2' }, './page');
    expect(remoteLoader.reset).toHaveBeenCalledWith('demo');
  });

  test('come from the fallback after switching, and from the live version after a retry', async () => {
    let standIn: LiveRemote | undefined;
    const reset = () => (standIn = undefined);
    const load = () => Promise.resolve(standIn?.version ?? '1');
    const modules = createExposedModuleStore({ ...loaderOf(load), reset, standIn: () => standIn }, () =>
      Promise.resolve(),
    );
    expect(await modules.get(remote, './page')).toBe('1');
    standIn = { ...remote, version: '0' };
    expect(await modules.get(remote, './page')).toBe('1');
    modules.turnToStandIn('demo');
    expect(await modules.get(remote, './page')).toBe('0');
    modules.retry('demo');
    expect(await modules.get(remote, './page')).toBe('1');
  });

  test('fail with their texts, and are retried with them', async () => {
    const loadTexts = jest.fn(() => Promise.reject(new Error('no texts')));
    const modules = createExposedModuleStore(
      loaderOf(() => Promise.resolve('module')),
      loadTexts,
    );
    void modules.preload(remote, './page');
    await nextTask();
    await expect(modules.get(remote, './page')).rejects.toThrow('no texts');
    modules.forget('demo');
    loadTexts.mockImplementation(() => Promise.resolve() as never);
    expect(await modules.get(remote, './page')).toBe('module');
  });

  test('can be read at once after a preload', async () => {
    const modules = createExposedModuleStore(
      loaderOf(() => Promise.resolve('module')),
      () => Promise.resolve(),
    );
    void modules.preload(remote, './page');
    await nextTask();
    expect(modules.get(remote, './page')).toMatchObject({ status: 'fulfilled', value: 'module' });
  });

  test('report their state, and the reference of a failure', async () => {
    const failure = new RemoteFailure('demo', '1', 'AB23CD45', new Error('gone'));
    const answers: Record<string, Promise<unknown>> = {
      './here': Promise.resolve('module'),
      './gone': Promise.reject(failure),
      './slow': new Promise(() => undefined),
    };
    const load = (_: LiveRemote, expose: string) => answers[expose]!;
    const modules = createExposedModuleStore({ ...loaderOf(() => load(remote, './here')), load }, () =>
      Promise.resolve(),
    );
    for (const expose of Object.keys(answers)) modules.get(remote, expose).catch(() => undefined);
    await nextTask();
    const module = { remote: 'demo', version: '1' };
    expect(modules.states()).toEqual([
      { ...module, expose: './here', state: 'loaded' },
      { ...module, expose: './gone', state: 'failed', errorId: 'AB23CD45' },
      { ...module, expose: './slow', state: 'loading' },
    ]);
    modules.forget('demo');
    expect(modules.states().map(({ expose }) => expose)).toEqual(['./here', './slow']);
  });

  test('are requested again at a new mount after a failure, without restoring attempts', async () => {
    const load = jest.fn(() => Promise.reject(new Error('gone')));
    const remoteLoader = loaderOf(load);
    const modules = createExposedModuleStore(remoteLoader, () => Promise.resolve());
    await expect(modules.get(remote, './page')).rejects.toThrow('gone');
    modules.forget('demo');
    await expect(modules.get(remote, './page')).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
    expect(remoteLoader.reset).not.toHaveBeenCalled();
  });

  test('are retried after a failure only at the user’s request', async () => {
    const load = jest.fn(() => Promise.reject(new Error('gone')));
    const remoteLoader = loaderOf(load);
    const modules = createExposedModuleStore(remoteLoader, () => Promise.resolve());
    await expect(modules.get(remote, './page')).rejects.toThrow('gone');
    await expect(modules.get(remote, './page')).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(1);
    modules.retry('demo');
    await expect(modules.get(remote, './page')).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(2);
    expect(remoteLoader.reset).toHaveBeenCalledWith('demo');
  });
});
