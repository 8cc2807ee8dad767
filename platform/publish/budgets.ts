import path from 'node:path';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { brotliSize } from '../store/built-files';

/** Entry and any one page of a remote, as they cross the wire. */
const PAGE_BYTES = 60_000;

/** What any one file may weigh, as it crosses the wire, by its kind. */
const FILE_BYTES = [
  [/\.js$/, 60_000],
  [/\.css$/, 10_000],
  [/\.json$/, 60_000],
  [/./, 100_000],
] as const;

export interface Weight {
  what: string;
  bytes: number;
  budget: number;
  /** Why it may weigh more than its kind. */
  reason?: string;
}

const JAVASCRIPT = /\.js$/;
const HASH = /\.[0-9a-f]{10}(?=\.\w+$)/;

/** How many bytes of a file cross the wire. */
export type Sizes = (file: string) => Promise<number>;

export const folderSizes =
  (folder: string): Sizes =>
  (file) =>
    brotliSize(path.join(folder, file));

async function sizeOf(sizes: Sizes, files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of new Set(files)) if (JAVASCRIPT.test(file)) bytes += await sizes(file);
  return bytes;
}

/** The same, with each file looked at once. */
function once(sizes: Sizes): Sizes {
  const looked = new Map<string, Promise<number>>();
  return (file) => {
    const size = looked.get(file) ?? sizes(file);
    looked.set(file, size);
    return size;
  };
}

/** What something of a remote may weigh: as much as its kind, or what the remote states with a reason. */
function allowed(
  { allowances = [] }: StoredDescriptor,
  name: string,
  usual: number,
): Pick<Weight, 'budget' | 'reason'> {
  const own = allowances.find((allowance) => allowance.name === name);
  return own ? { budget: own.kilobytes * 1000, reason: own.reason } : { budget: usual };
}

/** Each page of a remote with its address, and each part with the slot that it fills. */
export const exposedOf = ({ routes, slots }: Pick<StoredDescriptor, 'routes' | 'slots'>) => [
  ...routes.flatMap((route) => ('page' in route ? [{ path: route.path, ...route.page }] : [])),
  ...slots.map((slot) => ({ path: slot.slot, ...slot.load })),
];

/** What each page and slot of a built remote costs somebody who opens it first: entry, page and French words. */
async function pageWeights(descriptor: StoredDescriptor, sizes: Sizes): Promise<Weight[]> {
  return Promise.all(
    exposedOf(descriptor).map(async (exposed) => ({
      what: `${descriptor.name} ${exposed.path}`,
      bytes: await sizeOf(sizes, [descriptor.entry, ...exposed.files, ...descriptor.messages.fr.files]),
      ...allowed(descriptor, exposed.path, PAGE_BYTES),
    })),
  );
}

/** What each file of a built remote weighs, of every kind: also code, style sheets and pictures that come late. */
async function fileWeights(descriptor: StoredDescriptor, sizes: Sizes): Promise<Weight[]> {
  return Promise.all(
    Object.keys(descriptor.integrity).map(async (file) => {
      const name = file.replace(HASH, '');
      const usual = FILE_BYTES.find(([kind]) => kind.test(file))?.[1] ?? 0;
      return { what: `${descriptor.name} ${name}`, bytes: await sizes(file), ...allowed(descriptor, name, usual) };
    }),
  );
}

/** What a built remote weighs, page by page and file by file; each file is looked at once. */
export async function weightsOf(
  descriptor: StoredDescriptor,
  sizes: Sizes,
): Promise<{ pages: Weight[]; files: Weight[] }> {
  const sizeOnce = once(sizes);
  return { pages: await pageWeights(descriptor, sizeOnce), files: await fileWeights(descriptor, sizeOnce) };
}

/** Allowances that are for nothing which the remote ships. */
export function idleAllowances(descriptor: StoredDescriptor, weights: readonly Weight[]): string[] {
  const known = new Set(weights.map(({ what }) => what));
  return (descriptor.allowances ?? [])
    .map(({ name }) => name)
    .filter((name) => !known.has(`${descriptor.name} ${name}`));
}
