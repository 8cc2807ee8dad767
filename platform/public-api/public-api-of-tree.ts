import path from 'node:path';
import { build } from 'esbuild';
import { MENU_NAMES } from '@pignon/shared/contract/define-remote';
import { EVENT_NAMES } from '@pignon/shared/contract/events';
import { ICON_NAMES } from '@pignon/shared/contract/icons';
import { SLOT_NAMES } from '@pignon/shared/contract/slots';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { SHARED } from '../build/places';
import { ENTRY_POINTS } from '../build/shared-modules';
import type { PublicApi } from './public-api';

const PREFIX = '@pignon/shared/';
const indexOf = (entryPoint: string): string => path.join(SHARED, entryPoint.slice(PREFIX.length), 'index.ts');

async function exportsOf(entryPoints: readonly string[]): Promise<Record<string, string[]>> {
  const { metafile } = await build({
    entryPoints: entryPoints.map(indexOf),
    absWorkingDir: SHARED,
    outdir: 'never-written',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.png': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const found = Object.values(metafile.outputs).map(({ entryPoint = '', exports }): [string, string[]] => [
    PREFIX + path.posix.dirname(entryPoint),
    exports.toSorted(),
  ]);
  return Object.fromEntries(found.sort(([a], [b]) => a.localeCompare(b)));
}

/** Reads the contract of this tree. */
export async function publicApiOfTree(): Promise<PublicApi> {
  return {
    contract: CONTRACT_VERSION,
    api: API_VERSION,
    slots: SLOT_NAMES.toSorted(),
    events: EVENT_NAMES.toSorted(),
    menus: MENU_NAMES.toSorted(),
    icons: ICON_NAMES.toSorted(),
    entryPoints: await exportsOf(ENTRY_POINTS),
  };
}
