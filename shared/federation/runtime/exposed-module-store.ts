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
  /** Loads the module and what `beside` prepares, once. */
  get: (remote: LiveRemote, expose: string) => Promise<unknown>;
  /** Drops every failed module of a remote, so that mounted ones request it again. */
  forget: (name: string) => void;
  /** Switches to the fallback version: modules and texts not yet on screen come from it. */
  turnToStandIn: (name: string) => void;
  /** Drops failures at the user's request and restores all attempts. */
  retry: (name: string) => void;
  preload: (remote: LiveRemote, expose: string) => void;
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
 * Caches the loaded modules of all remotes. @param beside work after a module has loaded, for example its messages; its
 * failure fails the module
 */
export function createExposedModuleStore(
  remoteLoader: RemoteLoader,
  beside: (remote: LiveRemote) => Promise<void>,
): ExposedModuleStore {
  const modules = new Map<string, StoredModule>();
  /** The version of each remote that was requested last: a page uses one version of a remote. */
  const lastVersions = new Map<string, string>();

  const drop = (name: string, isDropped: (stored: StoredModule) => boolean): void => {
    for (const [key, stored] of modules) if (stored.remote.name === name && isDropped(stored)) modules.delete(key);
  };

  const forget = (name: string): void => drop(name, ({ module }) => module.status === 'rejected');
  const turnToStandIn = (name: string): void => drop(name, () => true);

  /** Switching versions drops the modules and texts of the previous version; they are fetched again if it returns. */
  const turnTo = ({ name, version }: LiveRemote): void => {
    const before = lastVersions.get(name);
    if (before === version) return;
    lastVersions.set(name, version);
    // earlier failures and fallbacks belong to another version
    if (before !== undefined) remoteLoader.reset(name);
    drop(name, ({ remote }) => remote.version !== version);
  };

  const together = async (remote: LiveRemote, expose: string): Promise<unknown> => {
    const module = await remoteLoader.load(remote, expose);
    await beside(remote);
    return module;
  };

  /** Loads a module and its texts from one version: a fallback for either is used for both. */
  const whole = async (remote: LiveRemote, expose: string): Promise<unknown> => {
    const before = remoteLoader.standIn(remote.name);
    const module = await together(remote, expose);
    return remoteLoader.standIn(remote.name) === before ? module : together(remote, expose);
  };

  return {
    get(remote, expose) {
      const key = keyOf(remote, expose);
      const known = modules.get(key)?.module;
      if (known) return known;
      turnTo(remote);
      const module = trackPromise(whole(remote, expose));
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
    preload(remote, expose) {
      const key = keyOf(remote, expose);
      if (modules.has(key)) return;
      turnTo(remote);
      const preloadModule = async (): Promise<void> => {
        const module = await remoteLoader.preload(remote, expose);
        // another version was requested meanwhile: its texts must not be replaced
        if (module === undefined || lastVersions.get(remote.name) !== remote.version) return;
        await beside(remote);
        if (!modules.has(key)) modules.set(key, { remote, expose, module: fulfilledPromise(module) });
      };
      // the later caller of this module gets the failure
      preloadModule().catch(() => undefined);
    },
    states: () => [...modules.values()].map(stateOf),
  };
}
