import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { describeRemote } from '../manifest/describe-remote';
import { exportFaults } from '../checks/export-faults';
import { messageFaults } from '../checks/message-faults';
import { moduleFilesOf } from './module-files-plugin';
import { RAW_ENTRY, remoteBuild } from './remote-preset';
import { runWebpack } from './run-webpack';
import { integrityOfFolder, precompress, finalizeEntry } from './finalize-build';

/** Builds one remote into its `dist`, finalized and described, ready to be published. */
export async function buildRemote(root: string): Promise<{ descriptor: RemoteDescriptor; inputs: string[] }> {
  const { config, remote, version } = await remoteBuild(root);
  const faults = [...(await messageFaults(root, remote)), ...(await exportFaults(root, remote))];
  if (faults.length > 0) throw new Error(`remote-${remote.definition.name}: ${faults.join('; ')}`);
  const compilation = await runWebpack(config);
  const dist = path.join(root, 'dist');
  const entry = await finalizeEntry(dist, RAW_ENTRY);
  await rm(path.join(dist, 'mf-manifest-stats.json'), { force: true });
  await renameInManifest(dist, entry);
  const integrity = await integrityOfFolder(dist);
  const descriptor = await describeRemote({ remote, version, entry, modules: moduleFilesOf(compilation), integrity });
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify(descriptor));
  await precompress(dist);
  return { descriptor, inputs: [...compilation.fileDependencies] };
}

async function renameInManifest(dist: string, entry: string): Promise<void> {
  const file = path.join(dist, 'mf-manifest.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(`"${RAW_ENTRY}"`, `"${entry}"`));
}
