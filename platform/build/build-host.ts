import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { writeHostPage } from './host-page';
import { buildWorker } from './build-worker';
import type { Mode } from './base-config';
import { distFolder, hostPreset } from './host-preset';
import { moduleFilesOf } from './module-files-plugin';
import { runWebpack } from './run-webpack';
import { integrityOfFolder, precompress, finalizeEntry } from './finalize-build';
import { providedByHost } from './shared-modules';
import { writeStaticMessages } from './static-messages';
import { hashOfFiles, schemaFiles } from './version-of-inputs';

/** Another build of the same sources: in a folder of its own, every file under another name. */
export interface OtherBuild {
  dist: string;
  hashSalt: string;
}

/** Builds the host into its `dist`, with `host.json` for the edge that serves it. */
export async function buildHost(
  root: string,
  mode: Mode = 'production',
  other?: OtherBuild,
): Promise<{ host: HostFile; inputs: string[] }> {
  const schemas = await schemaFiles();
  const shapes = (await hashOfFiles(root, schemas)).slice(0, 10);
  const preset = hostPreset(root, mode, shapes);
  const output = { ...preset.output, ...(other ? { path: other.dist, hashSalt: other.hashSalt } : {}) };
  const compilation = await runWebpack({ ...preset, output });
  const dist = other?.dist ?? path.join(root, distFolder(mode));
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const main = files.find((file) => file.endsWith('.js'));
  if (!main || files.filter((file) => file.endsWith('.js')).length > 1) {
    throw new Error(`the host must start with one script, not ${files.join(', ')}`);
  }
  const finalized = await finalizeEntry(dist, main);
  const integrity = await integrityOfFolder(dist);
  await writeHostPage(root, dist);
  const publicFiles = path.join(root, 'public');
  if (existsSync(publicFiles)) await cp(publicFiles, path.join(dist, 'public'), { recursive: true });
  await writeStaticMessages(root, path.join(dist, 'public'));
  const host: HostFile = {
    contract: CONTRACT_VERSION,
    api: API_VERSION,
    main: finalized,
    styles: files.filter((file) => file.endsWith('.css')),
    pieces: moduleFilesOf(compilation),
    provides: providedByHost(),
    integrity,
    ...(mode === 'development' ? { refresh: true } : {}),
  };
  await writeFile(path.join(dist, 'host.json'), JSON.stringify(host));
  const worker = mode === 'production' ? await buildWorker(root, dist) : [];
  if (mode === 'production') await precompress(dist);
  return { host, inputs: [...compilation.fileDependencies, ...schemas, ...worker] };
}
