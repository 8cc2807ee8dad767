import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The packages as they lie: side by side in the repository, or installed for a remote that has a repository of its own. */
export const PLATFORM = path.resolve(import.meta.dirname, '..');
const CONTRACT = createRequire(import.meta.url).resolve('@pignon/shared/contract/define-remote');
export const SHARED = path.resolve(path.dirname(realpathSync(CONTRACT)), '..');

/** Folders of this package that decide how sources are built: presets, their checks, the description of a remote. */
export const BUILD_FOLDERS: readonly string[] = ['build', 'checks', 'manifest'];

const INSTALLED = path.sep + 'node_modules' + path.sep;
/** True when the tools were installed from a kit and build a repository of its own. */
export const isInstalled = PLATFORM.includes(INSTALLED);

/** Base of source names: the root of the monorepo, or of the remote's own repository. */
const sourcesFrom = (root: string): string => (isInstalled ? root : path.dirname(root));

/** A library by its own name and, where the package manager's folders tell it, its version: two of one name are two. */
const IN_PNPM = /^.*\/\.pnpm\/[^/]*?@(\d[^/_(]*)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;
const INSTALLED_IN = /^.*node_modules\//;

/** A source as maps name it: as the repository does, `shared/ui/core/picker/picker.tsx`, whatever machine builds. */
export const sourceName = (root: string, file: string): string =>
  path
    .relative(sourcesFrom(root), file)
    .replaceAll('\\', '/')
    .replace(IN_PNPM, 'node_modules/$2@$1')
    .replace(INSTALLED_IN, 'node_modules/');

/** Folder of build caches and unfinished builds: beside the remotes, or in the remote's own repository. */
export const cacheOf = (root: string): string => path.join(sourcesFrom(root), '.cache');
