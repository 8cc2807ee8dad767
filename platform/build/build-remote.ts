import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { builtModules, listPackages } from '../manifest/bundled-packages';
import { describeRemote } from '../manifest/describe-remote';
import { exportFaults } from '../checks/export-faults';
import { messageFaults } from '../checks/message-faults';
import { DESCRIPTOR_FILE, PACKAGES_FILE } from '../store/version-files';
import { buildAside } from './build-folder';
import { moduleFilesOf } from './module-files-plugin';
import { RAW_ENTRY, remoteBuild } from './remote-preset';
import { runWebpack } from './run-webpack';
import { integrityOfFolder, precompress, finalizeEntry } from './finalize-build';
import { moveSourceMaps } from './move-source-maps';

/** As descriptors require (`descriptor.schema.ts`); pages preload the files with these hashes. */
const HASH = 'sha384';

type Built = { descriptor: RemoteDescriptor; inputs: string[] };

async function buildInto(root: string, folder: string): Promise<Built> {
  const { config, remote, version } = await remoteBuild(root);
  const faults = [...(await messageFaults(root, remote)), ...(await exportFaults(root, remote))];
  if (faults.length > 0) throw new Error(`remote-${remote.definition.name}: ${faults.join('; ')}`);
  const compilation = await runWebpack({ ...config, output: { ...config.output, path: folder } });
  const entry = await finalizeEntry(folder, RAW_ENTRY, HASH);
  await moveSourceMaps(folder);
  await rm(path.join(folder, 'mf-manifest-stats.json'), { force: true });
  await renameInManifest(folder, entry);
  const packages = await listPackages({ name: remote.definition.name, version }, builtModules(compilation));
  await writeFile(path.join(folder, PACKAGES_FILE), JSON.stringify(packages));
  const integrity = await integrityOfFolder(folder, HASH);
  const descriptor = await describeRemote({ remote, version, entry, modules: moduleFilesOf(compilation), integrity });
  await writeFile(path.join(folder, DESCRIPTOR_FILE), JSON.stringify(descriptor));
  await precompress(folder);
  return { descriptor, inputs: [...compilation.fileDependencies] };
}

/**
 * Builds one remote, finalized and described, ready to publish. @param into a folder for this build only; by default
 * `dist`, which is replaced at the end
 */
export async function buildRemote(root: string, into?: string): Promise<Built> {
  if (into) return buildInto(root, into);
  return buildAside(root, path.join(root, 'dist'), (folder) => buildInto(root, folder));
}

async function renameInManifest(dist: string, entry: string): Promise<void> {
  const file = path.join(dist, 'mf-manifest.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`"${RAW_ENTRY}"`, `"${entry}"`));
}
