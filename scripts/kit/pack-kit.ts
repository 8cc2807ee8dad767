import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashOfFiles, sourceFiles } from '@pignon/platform/build/input-hash';
import { parse } from 'yaml';
import { rootOf } from '../build/packages';
import { importedPackages, packedManifest, type RootManifest, type Manifest } from './packed-manifest';

/** A packed package of the tree. */
export interface Tarball {
  name: string;
  version: string;
  file: string;
  /** Peer dependencies with versions. */
  peers: Record<string, string>;
}

export interface Kit {
  shared: Tarball;
  platform: Tarball;
}

/** Needed by the monorepo alone: test records, built hosts of earlier contracts, helpers of tool tests. */
const LEFT_OUT = /[\\/](record[\\/][^\\/]+\.txt|frozen[\\/](.*[\\/])?(host\.br|witness[\\/].*))$|\.fixture\.ts$/;
/** Helpers of the tests of the tree alone. */
const INTERNAL_FILES = /[\\/](node-environment\.mjs|pglite\.cjs|slow-setup\.ts)$/;

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

async function readRootManifest(): Promise<Omit<RootManifest, 'packed'>> {
  const { catalog } = parse(await readFile(rootOf('pnpm-workspace.yaml'), 'utf8')) as Pick<RootManifest, 'catalog'>;
  const { devDependencies = {} } = await json<Manifest>(rootOf('package.json'));
  return { catalog, root: devDependencies };
}

/** Lists the published files of a folder, by their name in the package. */
async function filesToPack(folder: string, as = ''): Promise<Map<string, string>> {
  const files = (await sourceFiles(rootOf(folder))).filter(
    (file) => !LEFT_OUT.test(file) && !INTERNAL_FILES.test(file),
  );
  const entries = files.map((file): [string, string] => [path.join(as, path.relative(rootOf(folder), file)), file]);
  return new Map(entries.filter(([name]) => name !== 'package.json'));
}

async function importedBy(files: Iterable<string>): Promise<string[]> {
  const names = new Set<string>();
  for (const file of files) {
    if (!/\.([cm]?js|tsx?)$/.test(file)) continue;
    for (const name of importedPackages(await readFile(file, 'utf8'))) names.add(name);
  }
  return [...names].sort();
}

/** Adds a hash of the packed files to the version: different kits have different versions. */
async function versioned(manifest: Manifest, files: ReadonlyMap<string, string>): Promise<Manifest> {
  let hash = JSON.stringify(manifest);
  for (const [name, file] of files) hash = await hashOfFiles(path.dirname(file), [file], `${hash}\0${name}`);
  return { ...manifest, version: `${manifest.version}-b${hash.slice(0, 10)}` };
}

async function packOne(
  own: Manifest,
  files: ReadonlyMap<string, string>,
  rootManifest: RootManifest,
  into: string,
): Promise<Tarball> {
  const manifest = await versioned(packedManifest(own, await importedBy(files.values()), rootManifest), files);
  const folder = await mkdtemp(path.join(tmpdir(), 'pignon-kit-'));
  try {
    for (const [name, file] of files) await cp(file, path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26 });
    const [packed] = JSON.parse(stdout) as { filename: string; entryCount: number }[];
    if (packed?.entryCount !== files.size + 1) throw new Error(`npm pack left out files of ${own.name}`);
    const { name, version, peerDependencies: peers = {} } = manifest;
    return { name, version, file: path.join(into, packed.filename), peers };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Packs what a remote in its own repository needs: `shared`, and `platform` with its test setup. Deterministic. @param
 * into folder, created if missing
 */
export async function packKit(into: string): Promise<Kit> {
  const folder = path.resolve(into);
  await mkdir(folder, { recursive: true });
  const rootManifest = await readRootManifest();
  const own = await json<Manifest>(rootOf('shared/package.json'));
  const shared = await packOne(own, await filesToPack('shared'), { ...rootManifest, packed: {} }, folder);
  const tools = await json<Manifest>(rootOf('platform/package.json'));
  const manifest = {
    ...tools,
    bin: { pignon: './commands/pignon.mjs' },
    exports: { './jest/*': './jest/*', ...tools.exports },
  };
  const files = new Map([...(await filesToPack('platform')), ...(await filesToPack('jest', 'jest'))]);
  const platform = await packOne(
    manifest,
    files,
    { ...rootManifest, packed: { [shared.name]: shared.version } },
    folder,
  );
  return { shared, platform };
}
