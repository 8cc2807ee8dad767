import localforage from 'localforage';
import type { MediaMark } from '../../domain/media/media.enums';

/** A selected file that is not uploaded yet. */
export interface PendingUpload {
  id: string;
  /** Owner of the file: `property:new`, `property:V26-00042`, `mandate:12`. */
  owner: string;
  name: string;
  blob: Blob;
  /** Mark to set on the file after upload; null for none. */
  mark: MediaMark | null;
}

/** Maximum age in milliseconds. */
const AGE_MS = 14 * 86_400_000;

interface OwnedEntry {
  uid: string;
  at: number;
}
type StoredUpload = PendingUpload & OwnedEntry;

/** Order of an owner's files, stored separately: a change of order rewrites no file. */
interface StoredOrder extends OwnedEntry {
  owner: string;
  ids: readonly string[];
}

// a separate database: the stores of responses are deleted by other rules
const store = localforage.createInstance({
  name: 'pignon-files',
  storeName: 'waiting',
  driver: localforage.INDEXEDDB,
});
const ignoreError = () => undefined;

const orderKey = (uid: string, owner: string) => `order ${uid} ${owner}`;
const isFile = (value: StoredUpload | StoredOrder): value is StoredUpload => 'blob' in value;

async function readAll(): Promise<[key: string, value: StoredUpload | StoredOrder][]> {
  const allEntries: [string, StoredUpload | StoredOrder][] = [];
  await store
    .iterate((value: StoredUpload | StoredOrder, key) => void allEntries.push([key, value]))
    .catch(ignoreError);
  return allEntries;
}

/** Files stored before other marks existed only say whether they are public. */
const toPendingUpload = ({
  id,
  owner,
  name,
  blob,
  mark,
  isPublic,
}: StoredUpload & { isPublic?: boolean }): PendingUpload => ({
  id,
  owner,
  name,
  blob,
  mark: mark ?? (isPublic ? 'PUBLIC' : null),
});

/** Lists a user's pending files for an owner, in order; empty without storage. */
export async function listPending(uid: string, owner: string): Promise<PendingUpload[]> {
  const ownEntries = (await readAll())
    .map(([, value]) => value)
    .filter((value) => value.uid === uid && value.owner === owner);
  const order = ownEntries.flatMap((value) => (isFile(value) ? [] : value.ids));
  const positionOf = ({ id }: StoredUpload) => (order.includes(id) ? order.indexOf(id) : order.length);
  const files = ownEntries.filter(isFile).sort((a, b) => a.at - b.at);
  return files.sort((a, b) => positionOf(a) - positionOf(b)).map(toPendingUpload);
}

/** @returns false when there is no room: the file then lasts as long as the page */
export function keepPending(uid: string, file: PendingUpload, now = Date.now()): Promise<boolean> {
  const upload: StoredUpload = { ...file, uid, at: now };
  return store.setItem(file.id, upload).then(
    () => true,
    () => false,
  );
}

/** Stores the order of an owner's pending files. */
export async function orderPending(
  uid: string,
  owner: string,
  ids: readonly string[],
  now = Date.now(),
): Promise<void> {
  const order: StoredOrder = { uid, owner, ids, at: now };
  await store.setItem(orderKey(uid, owner), order).catch(ignoreError);
}

/** Deletes pending files that were uploaded or discarded. */
export async function dropPending(keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => store.removeItem(key).catch(ignoreError)));
}

/** Deletes pending uploads of an owner that will never exist. */
export async function forgetPending(uid: string, owner: string): Promise<void> {
  const ownedUploads = (await readAll()).filter(([, value]) => value.uid === uid && value.owner === owner);
  await dropPending(ownedUploads.map(([key]) => key));
}

/** Deletes other users' uploads and expired ones. */
export async function evictPending(uid: string, now = Date.now()): Promise<void> {
  const expiredUploads = (await readAll()).filter(([, value]) => value.uid !== uid || now - value.at > AGE_MS);
  await dropPending(expiredUploads.map(([key]) => key));
}

/** Releases the files of every user. */
export async function wipePending(): Promise<void> {
  await store.clear().catch(ignoreError);
}
