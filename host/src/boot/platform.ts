import { bus } from '@pignon/shared/bus';
import { hasUnsavedChanges, runtimeConfig, type Messages } from '@pignon/shared/contract';
import { LOAD_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { CATALOGUE_BLOCK, STAND_IN_URL, type Catalogue, type LiveRemote } from '@pignon/shared/federation/live-remote';
import { createCatalogueStore } from '@pignon/shared/federation/runtime/live-remotes-store';
import { refreshCatalogue } from '@pignon/shared/federation/runtime/live-remotes-watch';
import { moduleOf } from '@pignon/shared/federation/runtime/container';
import { runEntry } from '@pignon/shared/federation/runtime/entry-script';
import { reportErrorOnce } from '@pignon/shared/federation/runtime/error-report';
import { createRemoteLoader } from '@pignon/shared/federation/runtime/remote-loader';
import { createExposedModuleStore } from '@pignon/shared/federation/runtime/exposed-module-store';
import type { RemoteFailure } from '@pignon/shared/federation/runtime/remote-failure';
import { enableStylesOf } from '@pignon/shared/federation/runtime/style-sheets';
import { loadNamespace } from '@pignon/shared/i18n';

/** Reads a JSON data block that the edge wrote into the page. */
function dataBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}

export const catalogue = createCatalogueStore(
  (dataBlock(CATALOGUE_BLOCK) as Catalogue | undefined) ?? { revision: 0, remotes: {} },
);

/** A preview or override that failed to load. */
export interface BrowserVersionFailure {
  name: string;
  version: string;
  detail: string;
}

/** Listeners for previews and overrides that failed to load. */
export const browserVersionFailureListeners = new Set<(failure: BrowserVersionFailure) => void>();

function notifyBrowserVersionFailure({ remote: name, version, cause }: RemoteFailure): void {
  const detail = cause instanceof Error ? cause.message : String(cause);
  for (const notifyListener of browserVersionFailureListeners) notifyListener({ name, version, detail });
}

function report(failure: RemoteFailure): void {
  const { remote, version, errorId, message, stack } = failure;
  reportErrorOnce(runtimeConfig().apiUrl, { remote, version, errorId, message, stack });
}

async function findFallback(remote: LiveRemote): Promise<LiveRemote | undefined> {
  const published = catalogue.behind(remote);
  if (published) return published;
  const { name, version } = remote;
  const query = new URLSearchParams({ remote: name, failed: version, contract: runtimeConfig().contract });
  const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
  const response = await fetch(`${STAND_IN_URL}?${query.toString()}`, { cache: 'no-store', signal });
  return response.ok ? ((await response.json()) as { standIn?: LiveRemote }).standIn : undefined;
}

/** Loads the modules of every remote. */
export const remoteLoader = createRemoteLoader({
  runEntry,
  moduleOf,
  standInFor: findFallback,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newMark: () => Date.now().toString(36),
  onFailure: (failure) => {
    report(failure);
    notifyBrowserVersionFailure(failure);
    bus.publish('remote.failed', { remote: failure.remote, errorId: failure.errorId });
    void refreshCatalogue(catalogue);
  },
  onFallback: (failure) => {
    report(failure);
    notifyBrowserVersionFailure(failure);
  },
});

/** Version of a remote in use: the fallback version when there is one. */
export const inUse = (remote: LiveRemote): LiveRemote => remoteLoader.standIn(remote.name) ?? remote;

/**
 * Loads a remote's texts with its first component, which fails without them: message keys are no usable text. Texts and
 * styles are those of the version in use.
 */
async function loadMessages(remote: LiveRemote): Promise<void> {
  const versionInUse = inUse(remote);
  enableStylesOf(versionInUse);
  const load = async (language: string): Promise<Messages> => {
    const expose = versionInUse.messages[language === 'en' ? 'en' : 'fr'];
    const module = (await remoteLoader.load(versionInUse, expose)) as Messages & { default?: Messages };
    // A JSON module is its content; a TypeScript module exports it as default.
    return typeof module.default === 'object' ? module.default : module;
  };
  await loadNamespace(remote.name, load, undefined, versionInUse.version);
}

export const exposedModules = createExposedModuleStore(remoteLoader, loadMessages);

/** Switches to the version that is live now; unsaved work keeps its version. */
export async function takeLive(name: string): Promise<void> {
  await refreshCatalogue(catalogue);
  if (!hasUnsavedChanges()) catalogue.renew(name);
}

/** Retries a remote at the user's request: with the live version, and with all attempts restored. */
export async function tryAgain(name: string): Promise<void> {
  await takeLive(name);
  exposedModules.retry(name);
}
