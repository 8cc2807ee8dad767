import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { namedByContent } from './finalize-build';
import { sourceName } from './places';

async function bundle(root: string, entry: string, outfile: string, mapped = false): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    ...(mapped ? { sourcemap: 'external', sourcesContent: false } : {}),
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(root, file));
}

/** Bundles the host's service worker into one small file beside the page. @returns its inputs */
export function buildWorker(root: string, dist: string): Promise<string[]> {
  return bundle(root, 'worker/service-worker.ts', path.join(dist, 'service-worker.js'));
}

/** Names a map's sources as webpack does: relative to the root of the repository. */
async function renameMap(root: string, from: string, to: string): Promise<void> {
  const map = JSON.parse(await readFile(from, 'utf8')) as { sources: string[] };
  const sources = map.sources.map((source) => sourceName(root, path.resolve(path.dirname(from), source)));
  await writeFile(to, JSON.stringify({ ...map, sources }));
  await rm(from);
}

/**
 * Bundles the page's first script, named by its content. @param mapped whether to write a source map @returns its name
 * and inputs
 */
export async function buildEarlyScript(
  root: string,
  dist: string,
  mapped: boolean,
): Promise<{ name: string; inputs: string[] }> {
  const file = path.join(dist, 'early.js');
  const inputs = await bundle(root, 'early/early.ts', file, mapped);
  const name = namedByContent('early.js', await readFile(file, 'utf8'));
  await rename(file, path.join(dist, name));
  if (mapped) await renameMap(root, `${file}.map`, path.join(dist, `${name}.map`));
  return { name, inputs };
}
