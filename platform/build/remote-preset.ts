import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { DEV_VERSION } from '@pignon/shared/federation/live-remote';
import { baseConfig, type Mode } from './base-config';
import { SHARED } from './places';
import { readRecords } from '../public-api/frozen-contracts';
import { EntryPointUsePlugin } from '../checks/entry-point-use-plugin';
import { EventUsePlugin } from '../checks/event-use-plugin';
import { evaluateRemote, type EvaluatedRemote } from '../manifest/evaluate-remote';
import { ModuleFilesPlugin } from './module-files-plugin';
import { PurityPlugin } from '../checks/purity-plugin';
import { remoteShares } from './shared-modules';
import { containerName, versionOfInputs } from './input-hash';

/** Name of the federation entry until the build is finalized, which adds its content hash. */
export const RAW_ENTRY = 'entry.js';

const FRENCH = './messages/fr';

/**
 * Minimum source bytes of a file shared by several pages. Smaller parts are copied into each page: a request costs more
 * than they do.
 */
const MIN_SHARED_FILE_BYTES = 120_000;

/** Name of the chunk with everything that a remote shows on the home page. */
const HOME_CHUNK = 'slots-home';

export interface RemoteBuild {
  config: Configuration;
  remote: EvaluatedRemote;
  version: string;
}

interface PackageFile {
  dependencies?: Record<string, string>;
}

/**
 * Webpack configuration of a remote, with the data to describe the build. @param refresh enables hot component
 * replacement, which needs a development host
 */
export async function remoteBuild(
  root: string,
  mode: Mode = 'production',
  refresh = mode === 'development',
): Promise<RemoteBuild> {
  const remote = await evaluateRemote(root);
  const { name } = remote.definition;
  const version = mode === 'production' ? await versionOfInputs(root) : DEV_VERSION;
  const container = containerName(name, version);
  const base = baseConfig({
    name: `remote-${name}`,
    root,
    mode,
    uniqueName: container,
    publicPath: 'auto',
    hashed: mode === 'production',
    refresh,
  });
  const declared = Object.keys(
    (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as PackageFile).dependencies ?? {},
  );
  const config: Configuration = {
    ...base,
    // other sites may read only files that the development server allows
    output: { ...base.output, ...(mode === 'development' ? { crossOriginLoading: 'anonymous' } : {}) },
    // French texts are bundled in the entry: every page needs them, so they cost no request
    entry: { [container]: { import: remote.exposes[FRENCH] ?? [], filename: RAW_ENTRY } },
    optimization: { ...base.optimization, splitChunks: { minSize: MIN_SHARED_FILE_BYTES } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFilesPlugin(),
      new PurityPlugin({ root, sharedRoot: SHARED, declared }),
      new EntryPointUsePlugin(root, remote.definition.contract, await readRecords()),
      new EventUsePlugin(root, remote.definition),
      new ModuleFederationPlugin({
        name: container,
        filename: RAW_ENTRY,
        exposes: chunkedExposes(remote.exposes, await homeExposes(remote)),
        shared: remoteShares(remote.definition.contract),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
  return { config, remote, version };
}

/** Lists the modules for slots of the home page. */
async function homeExposes({ definition, exposeOf }: EvaluatedRemote): Promise<ReadonlySet<string>> {
  const slots = (definition.slots ?? []).filter(({ slot }) => slot.startsWith('home.'));
  return new Set(await Promise.all(slots.map(({ load }) => exposeOf(load))));
}

/**
 * Chunk names that read well in a network panel: `./pages/list.page` becomes `pages-list`. Modules of the home page have
 * one chunk, as that page shows all of them.
 */
function chunkedExposes(
  exposes: Record<string, string>,
  onHomePage: ReadonlySet<string>,
): Record<string, { import: string; name: string }> {
  const nameOf = (key: string): string =>
    onHomePage.has(key)
      ? HOME_CHUNK
      : key
          .slice(2)
          .replace(/\.\w+$/, '')
          .replaceAll('/', '-');
  return Object.fromEntries(Object.entries(exposes).map(([key, file]) => [key, { import: file, name: nameOf(key) }]));
}

/** The whole of a remote's `webpack.config.ts`: `export default remotePreset(import.meta.dirname)`. */
export async function remotePreset(root: string): Promise<Configuration> {
  return (await remoteBuild(root)).config;
}
