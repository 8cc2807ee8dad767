import path from 'node:path';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { brotliSize } from '../store/file-integrity';

/** Entry and any one page of a remote, as they cross the wire. */
const PAGE_BYTES = 60_000;

/** Maximum compressed bytes of a file, by kind. */
const FILE_BYTES = [
  [/\.js$/, 60_000],
  [/\.css$/, 10_000],
  [/\.json$/, 60_000],
  [/./, 100_000],
] as const;

export interface Weight {
  subject: string;
  bytes: number;
  budget: number;
  /** Reason of an allowance. */
  reason?: string;
}

const JAVASCRIPT = /\.js$/;
const HASH = /\.[0-9a-f]{10}(?=\.\w+$)/;

/** Returns the compressed bytes of a file. */
export type Sizes = (file: string) => Promise<number>;

/** Reads compressed sizes in bytes of a folder's files. */
export const folderSizes =
  (folder: string): Sizes =>
  (file) =>
    brotliSize(path.join(folder, file));

async function sizeOf(sizes: Sizes, files: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const file of new Set(files)) if (JAVASCRIPT.test(file)) bytes += await sizes(file);
  return bytes;
}

/** Memoizes the sizes of files. */
function memoizeSizes(sizes: Sizes): Sizes {
  const sizeByFile = new Map<string, Promise<number>>();
  return (file) => {
    const size = sizeByFile.get(file) ?? sizes(file);
    sizeByFile.set(file, size);
    return size;
  };
}

/** Returns the limit of a file or page: its kind's, or an allowance stated with a reason. */
function budgetOf(
  { allowances = [] }: StoredDescriptor,
  name: string,
  usual: number,
): Pick<Weight, 'budget' | 'reason'> {
  const ownAllowance = allowances.find((allowance) => allowance.name === name);
  return ownAllowance ? { budget: ownAllowance.kilobytes * 1000, reason: ownAllowance.reason } : { budget: usual };
}

/** Each page of a remote with its address, and each part with the slot that it fills. */
export const exposedOf = ({ routes, slots }: Pick<StoredDescriptor, 'routes' | 'slots'>) => [
  ...routes.flatMap((route) => ('page' in route ? [{ path: route.path, ...route.page }] : [])),
  ...slots.map((slot) => ({ path: slot.slot, ...slot.load })),
];

/** Weighs each page and slot on first use: entry, page and French texts. */
async function pageWeights(descriptor: StoredDescriptor, sizes: Sizes): Promise<Weight[]> {
  return Promise.all(
    exposedOf(descriptor).map(async (exposed) => ({
      subject: `${descriptor.name} ${exposed.path}`,
      bytes: await sizeOf(sizes, [descriptor.entry, ...exposed.files, ...descriptor.messages.fr.files]),
      ...budgetOf(descriptor, exposed.path, PAGE_BYTES),
    })),
  );
}

/** Weighs every file, including lazily loaded code, styles and images. */
async function fileWeights(descriptor: StoredDescriptor, sizes: Sizes): Promise<Weight[]> {
  return Promise.all(
    Object.keys(descriptor.integrity).map(async (file) => {
      const name = file.replace(HASH, '');
      const usual = FILE_BYTES.find(([kind]) => kind.test(file))?.[1] ?? 0;
      return { subject: `${descriptor.name} ${name}`, bytes: await sizes(file), ...budgetOf(descriptor, name, usual) };
    }),
  );
}

/** Weighs a built remote by page and file; reads each file once. */
export async function weightsOf(
  descriptor: StoredDescriptor,
  sizes: Sizes,
): Promise<{ pages: Weight[]; files: Weight[] }> {
  const sizeOnce = memoizeSizes(sizes);
  return { pages: await pageWeights(descriptor, sizeOnce), files: await fileWeights(descriptor, sizeOnce) };
}

/** Lists allowances that match nothing in the remote. */
export function unusedAllowances(descriptor: StoredDescriptor, weights: readonly Weight[]): string[] {
  const known = new Set(weights.map(({ subject }) => subject));
  return (descriptor.allowances ?? [])
    .map(({ name }) => name)
    .filter((name) => !known.has(`${descriptor.name} ${name}`));
}
