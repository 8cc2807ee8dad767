import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { buildAside } from './build-folder';
import { writeHostPage } from './host-page';
import { buildEarlyScript, buildWorker } from './build-host-scripts';
import type { Mode } from './base-config';
import { distFolder, hostPreset } from './host-preset';
import { moduleFilesOf } from './module-files-plugin';
import { runWebpack } from './run-webpack';
import { integrityOfFolder, precompress, finalizeEntry } from './finalize-build';
import { moveSourceMaps } from './move-source-maps';
import { providedByHost } from './shared-modules';
import { writeStaticMessages } from './static-messages';
import { hashOfFiles, schemaFiles } from './input-hash';

/** Another build of the same sources: in a folder of its own, with other file names. */
export interface OtherBuild {
  dist: string;
  hashSalt: string;
}

/** As in the first script's own table (`finalizeEntry`): pages name some of these files with their integrity. */
const HASH = 'sha256';

type Built = { host: HostFile; inputs: string[] };

async function buildInto(root: string, mode: Mode, dist: string, hashSalt?: string): Promise<Built> {
  const schemas = await schemaFiles();
  const shapes = (await hashOfFiles(root, schemas)).slice(0, 10);
  const preset = hostPreset(root, mode, shapes);
  const output = { ...preset.output, path: dist, ...(hashSalt === undefined ? {} : { hashSalt }) };
  const compilation = await runWebpack({ ...preset, output });
  const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const main = files.find((file) => file.endsWith('.js'));
  if (!main || files.filter((file) => file.endsWith('.js')).length > 1) {
    throw new Error(`the host must start with one script, not ${files.join(', ')}`);
  }
  const finalized = await finalizeEntry(dist, main, HASH);
  const early = await buildEarlyScript(root, dist, mode === 'production');
  if (mode === 'production') await moveSourceMaps(dist);
  const integrity = await integrityOfFolder(dist, HASH);
  await writeHostPage(root, dist);
  const publicFiles = path.join(root, 'public');
  if (existsSync(publicFiles)) await cp(publicFiles, path.join(dist, 'public'), { recursive: true });
  await writeStaticMessages(root, path.join(dist, 'public'));
  const host: HostFile = {
    contract: CONTRACT_VERSION,
    api: API_VERSION,
    main: finalized,
    early: early.name,
    styles: files.filter((file) => file.endsWith('.css')),
    pieces: moduleFilesOf(compilation),
    provides: providedByHost(),
    integrity,
    trustedTypes: true,
    ...(mode === 'development' ? { refresh: true } : {}),
  };
  await writeFile(path.join(dist, 'host.json'), JSON.stringify(host));
  const worker = mode === 'production' ? await buildWorker(root, dist) : [];
  if (mode === 'production') await precompress(dist);
  return { host, inputs: [...compilation.fileDependencies, ...schemas, ...early.inputs, ...worker] };
}

/** Builds the host into `dist`, replaced at the end, with `host.json` for its edge. */
export async function buildHost(root: string, mode: Mode = 'production', other?: OtherBuild): Promise<Built> {
  if (other) return buildInto(root, mode, other.dist, other.hashSalt);
  return buildAside(root, path.join(root, distFolder(mode)), (folder) => buildInto(root, mode, folder));
}
