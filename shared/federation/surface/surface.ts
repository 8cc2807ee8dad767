import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { MENU_NAMES } from '../../contract/define-remote';
import { EVENT_NAMES } from '../../contract/events';
import { ICON_NAMES } from '../../contract/icons';
import { SLOT_NAMES } from '../../contract/slots';
import { API_VERSION, CONTRACT_VERSION } from '../../contract/version';
import { SHARED } from '../preset/base-config';
import { DOORS } from '../preset/shared-modules';

const Names = z.array(z.string());

/** Every name that a version of the contract gives to remotes. */
export const SurfaceSchema = z.strictObject({
  contract: z.string(),
  api: z.string(),
  slots: Names,
  events: Names,
  menus: Names,
  icons: Names,
  /** What each door exports at run time, by the name it is imported under. */
  doors: z.record(z.string(), Names),
});
export type Surface = z.infer<typeof SurfaceSchema>;

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

/** All names of a surface, each with the part of the contract it belongs to. */
export function namesOf({ slots, events, menus, icons, doors }: Surface): string[] {
  const parts: [string, readonly string[]][] = [
    ['slot', slots],
    ['event', events],
    ['menu', menus],
    ['icon', icons],
  ];
  return [
    ...parts.flatMap(([part, names]) => names.map((name) => `${part} ${name}`)),
    ...Object.entries(doors).flatMap(([door, names]) => names.map((name) => `${name} of ${door}`)),
  ];
}
