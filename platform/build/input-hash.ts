import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUILD_FOLDERS, PLATFORM, SHARED } from './places';
import { providedLibraries } from './shared-modules';

const NOT_AN_INPUT = /\.(test|cases)\.tsx?$|(^|[\\/])(dist|dist-dev|maps-of-[\w-]+|node_modules)([\\/]|$)|\.DS_Store$/;

/** Every source file below a folder, sorted, without tests, their cases and products. */
export async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_AN_INPUT.test(path.relative(folder, file)))
    .sort();
}

/** Files that define the API's responses. */
export async function schemaFiles(): Promise<string[]> {
  const files = await sourceFiles(path.join(SHARED, 'domain'));
  return files.filter((file) => /\.(schema|enums)\.ts$/.test(file));
}

/** Hashes file names (relative to `base`) and contents; `contentOf` reads a file's relevant content. */
export async function hashOfFiles(
  base: string,
  files: readonly string[],
  salt = '',
  contentOf: (file: string) => Promise<string | Uint8Array> = (file) => readFile(file),
): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(`\0${path.relative(base, file)}\0`).update(await contentOf(file));
  return hash.digest('hex');
}

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

async function readPackage(file: string): Promise<PackageFile> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageFile;
}

/** Lists the installed versions of all dependencies of a package, as one text. */
export async function installedVersions(root: string): Promise<string> {
  const { dependencies, devDependencies } = await readPackage(path.join(root, 'package.json'));
  const require = createRequire(path.join(root, 'package.json'));
  const versions: string[] = [];
  for (const name of Object.keys({ ...dependencies, ...devDependencies }).sort()) {
    const folder = require.resolve.paths(name)?.[0] ?? '';
    const found = await readPackage(path.join(folder, name, 'package.json')).catch(() => undefined);
    versions.push(`${name}@${found?.version ?? '?'}`);
  }
  return versions.join();
}

/** Version of a remote's build: package version and hash of all inputs. Equal sources give equal versions. */
export async function versionOfInputs(root: string): Promise<string> {
  const manifest = await readPackage(path.join(root, 'package.json'));
  const folders: [string, string][] = [
    [root, 'src'],
    [SHARED, 'domain'],
    ...BUILD_FOLDERS.map((folder): [string, string] => [PLATFORM, folder]),
  ];
  // named relative to their package, so that its location does not matter
  let hash = JSON.stringify(providedLibraries()) + (await installedVersions(root));
  for (const [base, folder] of folders)
    hash = await hashOfFiles(base, await sourceFiles(path.join(base, folder)), hash);
  return `${manifest.version}-b${hash.slice(0, 10)}`;
}

/** Global under which one version of a remote registers itself; two versions can be in one page. */
export function containerName(name: string, version: string): string {
  return `pignon_${name}_${version.replaceAll(/\W/g, '_')}`;
}
