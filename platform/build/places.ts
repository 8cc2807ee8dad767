import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Paths of the packages: in the monorepo, or installed in a remote's own repository. */
export const PLATFORM = path.resolve(import.meta.dirname, '..');
const CONTRACT = createRequire(import.meta.url).resolve('@pignon/shared/contract/define-remote');
/** Folder of the package `shared`, linked or installed. */
export const SHARED = path.resolve(path.dirname(realpathSync(CONTRACT)), '..');

/** Folders of this package that decide how sources are built: presets, their checks, the description of a remote. */
export const BUILD_FOLDERS: readonly string[] = ['build', 'checks', 'manifest'];

const INSTALLED = path.sep + 'node_modules' + path.sep;
/** True when the tools were installed as packages and build another repository. */
export const isInstalled = PLATFORM.includes(INSTALLED);

/** Base of source names: the root of the monorepo, or of the remote's own repository. */
const sourcesFrom = (root: string): string => (isInstalled ? root : path.dirname(root));

/** A library's name and, from pnpm's folder, version: two versions are two libraries. */
const IN_PNPM = /^.*\/\.pnpm\/[^/]*?@(\d[^/_(]*)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
const INSTALLED_IN = /^.*node_modules\//;

/** Path of a source in maps relative to the repository, `shared/ui/core/picker/picker.tsx`, on any machine. */
export const sourceName = (root: string, file: string): string =>
  path
    .relative(sourcesFrom(root), file)
    .replaceAll('\\', '/')
    .replace(IN_PNPM, 'node_modules/$2@$1')
    .replace(INSTALLED_IN, 'node_modules/');

/** Folder of build caches and unfinished builds, in the monorepo or the remote's own repository. */
export const cacheOf = (root: string): string => path.join(sourcesFrom(root), '.cache');
