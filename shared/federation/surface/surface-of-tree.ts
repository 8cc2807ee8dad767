import path from 'node:path';
import { build } from 'esbuild';
import { MENU_NAMES } from '../../contract/define-remote';
import { EVENT_NAMES } from '../../contract/events';
import { ICON_NAMES } from '../../contract/icons';
import { SLOT_NAMES } from '../../contract/slots';
import { API_VERSION, CONTRACT_VERSION } from '../../contract/version';
import { SHARED } from '../preset/base-config';
import { DOORS } from '../preset/shared-modules';
import type { Surface } from './surface';

const PREFIX = '@pignon/shared/';
const indexOf = (door: string): string => path.join(SHARED, door.slice(PREFIX.length), 'index.ts');

async function exportsOf(doors: readonly string[]): Promise<Record<string, string[]>> {
  const { metafile } = await build({
    entryPoints: doors.map(indexOf),
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

/** What the contract of this tree gives to remotes. */
export async function surfaceOfTree(): Promise<Surface> {
  return {
    contract: CONTRACT_VERSION,
    api: API_VERSION,
    slots: SLOT_NAMES.toSorted(),
    events: EVENT_NAMES.toSorted(),
    menus: MENU_NAMES.toSorted(),
    icons: ICON_NAMES.toSorted(),
    doors: await exportsOf(DOORS),
  };
}
