import { bus } from '@pignon/shared/bus';
import { runtimeConfig, type Messages } from '@pignon/shared/contract';
import { CATALOGUE_BLOCK, STAND_IN_URL, type Catalogue, type LiveRemote } from '@pignon/shared/federation/live-remote';
import { createCatalogueStore } from '@pignon/shared/federation/runtime/catalogue-store';
import { refreshCatalogue } from '@pignon/shared/federation/runtime/catalogue-watch';
import { moduleOf } from '@pignon/shared/federation/runtime/container';
import { runEntry } from '@pignon/shared/federation/runtime/entry-script';
import { reportOnce } from '@pignon/shared/federation/runtime/error-report';
import { createLadder } from '@pignon/shared/federation/runtime/ladder';
import { createPieceStore } from '@pignon/shared/federation/runtime/piece-store';
import type { RemoteFailure } from '@pignon/shared/federation/runtime/remote-failure';
import { loadNamespace } from '@pignon/shared/i18n';
import { dataBlock } from './data-block';

export const catalogue = createCatalogueStore(
  (dataBlock(CATALOGUE_BLOCK) as Catalogue | undefined) ?? { revision: 0, remotes: {} },
);

function report(failure: RemoteFailure): void {
  const { remote, version, errorId, message, stack } = failure;
  reportOnce(runtimeConfig().apiUrl, { remote, version, errorId, message, stack });
}

async function standInFor({ name, version }: LiveRemote): Promise<LiveRemote | undefined> {
  const asked = new URLSearchParams({ remote: name, failed: version, contract: runtimeConfig().contract });
  const response = await fetch(`${STAND_IN_URL}?${asked.toString()}`, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as { standIn?: LiveRemote }).standIn : undefined;
}

/** The loader of every remote's modules. */
export const ladder = createLadder({
  runEntry,
  moduleOf,
  standInFor,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newMark: () => Date.now().toString(36),
  onFailure: (failure) => {
    report(failure);
    bus.publish('remote.failed', { remote: failure.remote, errorId: failure.errorId });
    void refreshCatalogue(catalogue);
  },
  onFallback: report,
});

/** A remote's texts come with its first piece, which fails without them: nobody can work with the keys of messages. */
async function messagesOf(remote: LiveRemote): Promise<void> {
  const load = async (language: string): Promise<Messages> => {
    const expose = remote.messages[language === 'en' ? 'en' : 'fr'];
    const module = (await ladder.load(remote, expose)) as Messages & { default?: Messages };
    // A JSON module is its content; a TypeScript one has it as its default.
    return typeof module.default === 'object' ? module.default : module;
  };
  await loadNamespace(remote.name, load, undefined, remote.version);
}

export const pieces = createPieceStore(ladder, messagesOf);
