import { trackPromise, fulfilledPromise, type TrackedPromise } from '../../state/promise-status';
import type { LiveRemote } from '../live-remote';
import type { RemoteLoader } from './remote-loader';
import { RemoteFailure } from './remote-failure';

/** State of a requested module. */
export interface ExposedModuleState {
  remote: string;
  version: string;
  expose: string;
  state: 'loading' | 'loaded' | 'failed';
  /** Reference of the failure, shown on its card and in its report. */
  errorId?: string;
}

export interface ExposedModuleStore {
  /** Loads the module and what `prepare` prepares, once. */
  get: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Drops every failed module of a remote, so that mounted ones request it again. */
  forget: (name: string) => void;
  /** Switches to the fallback version: modules and texts not yet on screen come from it. */
  turnToStandIn: (name: string) => void;
  /** Drops failures at the user's request and restores all attempts. */
  retry: (name: string) => void;
  /** Loads a module ahead of its use; resolves once it is loaded or has failed. */
  preload: (remote: LiveRemote, expose: string) => Promise<void>;
  /** Every requested module that was not forgotten. */
  states: () => ExposedModuleState[];
}

interface StoredModule {
  remote: LiveRemote;
  expose: string;
  module: TrackedPromise<unknown>;
}

function stateOf({ remote: { name, version }, expose, module }: StoredModule): ExposedModuleState {
  const { status, reason } = module;
  const state = status === 'fulfilled' ? 'loaded' : status === 'rejected' ? 'failed' : 'loading';
  const errorId = reason instanceof RemoteFailure ? reason.errorId : undefined;
  return { remote: name, version, expose, state, errorId };
}

const keyOf = (remote: LiveRemote, expose: string): string => `${remote.name}@${remote.version}${expose}`;

/**
 * Caches the loaded modules of all remotes. @param prepare work after a module has loaded, for example its messages; its
 * failure fails the module
 */
export function createExposedModuleStore(
  remoteLoader: RemoteLoader,
  prepare: (remote: LiveRemote) => Promise<void>,
): ExposedModuleStore {
  const modules = new Map<string, StoredModule>();
  /** The version of each remote that was requested last: a page uses one version of a remote. */
  const lastVersions = new Map<string, string>();

  const dropModules = (name: string, isDropped: (stored: StoredModule) => boolean): void => {
    for (const [key, stored] of modules) if (stored.remote.name === name && isDropped(stored)) modules.delete(key);
  };

  const forget = (name: string): void => dropModules(name, ({ module }) => module.status === 'rejected');
  const turnToStandIn = (name: string): void => dropModules(name, () => true);

  /** Switching versions drops the modules and texts of the previous version; they are fetched again if it returns. */
  const switchVersion = ({ name, version }: LiveRemote): void => {
    const previousVersion = lastVersions.get(name);
    if (previousVersion === version) return;
    lastVersions.set(name, version);
    // earlier failures and fallbacks belong to another version
    if (previousVersion !== undefined) remoteLoader.reset(name);
    dropModules(name, ({ remote }) => remote.version !== version);
  };

  const loadWithTexts = async (remote: LiveRemote, expose: string): Promise<unknown> => {
    const module = await remoteLoader.load(remote, expose);
    await prepare(remote);
    return module;
  };

  /** Loads a module and its texts from one version: a fallback for either is used for both. */
  const loadOneVersion = async (remote: LiveRemote, expose: string): Promise<unknown> => {
    const previousVersion = remoteLoader.standIn(remote.name);
    const module = await loadWithTexts(remote, expose);
    return remoteLoader.standIn(remote.name) === previousVersion ? module : loadWithTexts(remote, expose);
  };

  return {
    get(remote, expose) {
      const key = keyOf(remote, expose);
      const storedModule = modules.get(key)?.module;
      if (storedModule) return storedModule;
      switchVersion(remote);
      const module = trackPromise(loadOneVersion(remote, expose));
      modules.set(key, { remote, expose, module });
      return module;
    },
    forget,
    turnToStandIn,
    retry(name) {
      // a reset remote gets its own modules back, replacing the fallback's
      if (remoteLoader.standIn(name)) turnToStandIn(name);
      forget(name);
      remoteLoader.reset(name);
    },
    async preload(remote, expose) {
      const key = keyOf(remote, expose);
      if (modules.has(key)) return;
      switchVersion(remote);
      const preloadModule = async (): Promise<void> => {
        const module = await remoteLoader.preload(remote, expose);
        // another version was requested meanwhile: its texts must not be replaced
        if (module === undefined || lastVersions.get(remote.name) !== remote.version) return;
        await prepare(remote);
        if (!modules.has(key)) modules.set(key, { remote, expose, module: fulfilledPromise(module) });
      };
      // the later caller of this module gets the failure
      await preloadModule().catch(() => undefined);
    },
    states: () => [...modules.values()].map(stateOf),
  };
}
