import { bus } from '@pignon/shared/bus';
import { hasUnsavedChanges, runtimeConfig, type Messages } from '@pignon/shared/contract';
import { LOAD_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import {
  CATALOGUE_BLOCK,
  DEV_VERSION,
  STAND_IN_URL,
  type Catalogue,
  type LiveRemote,
} from '@pignon/shared/federation/live-remote';
import { createCatalogueStore } from '@pignon/shared/federation/runtime/catalogue-store';
import { refreshCatalogue } from '@pignon/shared/federation/runtime/catalogue-watch';
import { moduleOf } from '@pignon/shared/federation/runtime/container';
import { runEntry } from '@pignon/shared/federation/runtime/entry-script';
import { reportOnce } from '@pignon/shared/federation/runtime/error-report';
import { createRemoteLoader } from '@pignon/shared/federation/runtime/remote-loader';
import { createExposedModuleStore } from '@pignon/shared/federation/runtime/exposed-module-store';
import type { RemoteFailure } from '@pignon/shared/federation/runtime/remote-failure';
import { wearStyles } from '@pignon/shared/federation/runtime/style-sheets';
import { loadNamespace } from '@pignon/shared/i18n';
import { dataBlock } from './data-block';

export const catalogue = createCatalogueStore(
  (dataBlock(CATALOGUE_BLOCK) as Catalogue | undefined) ?? { revision: 0, remotes: {} },
);

/** Hears of a remote of this machine that could not be loaded: name and cause. */
export const localFailures = new Set<(name: string, cause: string) => void>();

function tellIfLocal({ remote, version, cause }: RemoteFailure): void {
  if (version !== DEV_VERSION) return;
  for (const hear of localFailures) hear(remote, cause instanceof Error ? cause.message : String(cause));
}

function report(failure: RemoteFailure): void {
  const { remote, version, errorId, message, stack } = failure;
  reportOnce(runtimeConfig().apiUrl, { remote, version, errorId, message, stack });
}

async function standInFor(remote: LiveRemote): Promise<LiveRemote | undefined> {
  const published = catalogue.behind(remote);
  if (published) return published;
  const { name, version } = remote;
  const asked = new URLSearchParams({ remote: name, failed: version, contract: runtimeConfig().contract });
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
  const response = await fetch(`${STAND_IN_URL}?${asked.toString()}`, { cache: 'no-store', signal });
  return response.ok ? ((await response.json()) as { standIn?: LiveRemote }).standIn : undefined;
}

/** The loader of every remote's modules. */
export const remoteLoader = createRemoteLoader({
  runEntry,
  moduleOf,
  standInFor,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newMark: () => Date.now().toString(36),
  onFailure: (failure) => {
    report(failure);
    tellIfLocal(failure);
    bus.publish('remote.failed', { remote: failure.remote, errorId: failure.errorId });
    void refreshCatalogue(catalogue);
  },
  onFallback: (failure) => {
    report(failure);
    tellIfLocal(failure);
  },
});

/**
 * A remote's texts come with its first component, which fails without them: nobody can work with the keys of messages. They and
 * the styles are those of the version that is in use.
 */
async function messagesOf(remote: LiveRemote): Promise<void> {
  const used = remoteLoader.standIn(remote.name) ?? remote;
  wearStyles(used);
  const load = async (language: string): Promise<Messages> => {
    const expose = used.messages[language === 'en' ? 'en' : 'fr'];
    const module = (await remoteLoader.load(used, expose)) as Messages & { default?: Messages };
    // A JSON module is its content; a TypeScript one has it as its default.
    return typeof module.default === 'object' ? module.default : module;
  };
  await loadNamespace(remote.name, load, undefined, used.version);
}

export const exposedModules = createExposedModuleStore(remoteLoader, messagesOf);

/** Asks which version of a remote is live by now, and turns to it; unsaved work keeps its version. */
export async function takeLive(name: string): Promise<void> {
  await refreshCatalogue(catalogue);
  if (!hasUnsavedChanges()) catalogue.renew(name);
}

/** A person asks to try a remote again: with what is live by now, and with all its chances. */
export async function tryAgain(name: string): Promise<void> {
  await takeLive(name);
  exposedModules.retry(name);
}
