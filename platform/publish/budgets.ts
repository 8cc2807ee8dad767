import path from 'node:path';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { brotliSize } from '../store/built-files';

/** Entry and any one page of a remote, as they cross the wire. */
export const REMOTE_BUDGET_BYTES = 60_000;

export interface Weight {
  what: string;
  bytes: number;
  budget: number;
}

const JAVASCRIPT = /\.js$/;

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

/** What each page and slot of a built remote costs somebody who opens it first: entry, page and French words. */
export async function weightsOf(descriptor: StoredDescriptor, sizes: Sizes): Promise<Weight[]> {
  const sizeOnce = once(sizes);
  const pages = descriptor.routes.flatMap((route) => ('page' in route ? [{ path: route.path, ...route.page }] : []));
  const slots = descriptor.slots.map((slot) => ({ path: slot.slot, ...slot.load }));
  return Promise.all(
    [...pages, ...slots].map(async (exposed) => ({
      what: `${descriptor.name} ${exposed.path}`,
      bytes: await sizeOf(sizeOnce, [descriptor.entry, ...exposed.files, ...descriptor.messages.fr.files]),
      budget: REMOTE_BUDGET_BYTES,
    })),
  );
}
