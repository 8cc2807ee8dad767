import path from 'node:path';
import { folderStore } from '@pignon/platform/store/folder-store';
import { bundleServer } from './build/bundle-server';
import { isFresh } from './build/build-freshness';
import { writeMessages } from './build/messages';
import { DEFAULT_STORE, PACKAGES, REMOTE_NAMES, REPOSITORY, rootOf } from './build/packages';
import { publishBuilt } from './build/publish-built';
import { packAll } from './build/run-pack';

/** The programs as `npm start` runs them. */
export const EDGE_BUNDLE = path.join(REPOSITORY, 'host/server/dist/edge.mjs');
export const API_BUNDLE = path.join(REPOSITORY, 'api/dist/server.mjs');
/** More room for short-lived objects reduces garbage collection. Must equal the Dockerfile. */
export const API_NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=64'] as const;
/** Interface texts, next to the server that serves them. */
const API_MESSAGES = path.join(REPOSITORY, 'api/dist/messages');
/** Program that loads the demonstration agency; beside the server, as it uses its packages. */
export const DEMO_BUNDLE = path.join(REPOSITORY, 'api/dist/load-demo.mjs');

export interface BuildOptions {
  storeDir?: string;
  say?: (line: string) => void;
}

/** Builds what changed since the last build, publishes changed remotes to the store, and bundles both servers. */
export async function buildAll({ storeDir = DEFAULT_STORE, say = console.log }: BuildOptions = {}): Promise<void> {
  const fresh = await Promise.all(PACKAGES.map(isFresh));
  const stale = PACKAGES.filter((_, index) => !fresh[index]);
  if (stale.length > 0) say(`building ${stale.join(', ')}…`);
  await packAll(stale, say);
  const remotes = REMOTE_NAMES.map((name) => `remote-${name}`);
  const [refusedBuilds] = await publishBuilt(folderStore(storeDir), remotes, stale, say);
  if (refusedBuilds) throw refusedBuilds;
  await buildServers();
}

/** Bundles the edge and the product server with their files. */
export async function buildServers(): Promise<void> {
  await bundleServer(rootOf('host'), 'server/server.ts', 'server/dist/edge.mjs');
  await bundleServer(rootOf('api'), 'src/server.ts', 'dist/server.mjs');
  await writeMessages(API_MESSAGES);
  await bundleServer(rootOf('api'), 'src/documents/typst/typst.child.ts', 'dist/typst.mjs');
  await bundleServer(rootOf('api'), '../demo/src/load.ts', 'dist/load-demo.mjs');
}

if (process.argv[1] === import.meta.filename) {
  const started = Date.now();
  buildAll().then(
    () => console.log(`everything is built (${((Date.now() - started) / 1000).toFixed(1)} s)`),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
