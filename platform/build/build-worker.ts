import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the host's service worker into one small file beside the page. @returns the files it was made of */
export async function buildWorker(root: string, dist: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(root, 'worker/service-worker.ts')],
    outfile: path.join(dist, 'service-worker.js'),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(root, file));
}
