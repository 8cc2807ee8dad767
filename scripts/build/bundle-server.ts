import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

interface PackageFile {
  dependencies?: Record<string, string>;
}

const REQUIRE =
  "import { createRequire as pignonRequire } from 'node:module'; const require = pignonRequire(import.meta.url);";

/** Bundles a server into one file; dependencies of its package stay external. */
export async function bundleServer(root: string, entry: string, outfile: string): Promise<void> {
  const { dependencies = {} } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as PackageFile;
  const external = Object.keys(dependencies).filter((name) => !name.startsWith('@pignon/'));
  await build({
    entryPoints: [path.join(root, entry)],
    outfile: path.resolve(root, outfile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    external: [...external, ...external.map((name) => `${name}/*`)],
    banner: { js: REQUIRE },
  });
}
