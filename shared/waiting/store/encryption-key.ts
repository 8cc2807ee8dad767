import { openDB, type DBSchema } from 'idb';
import { call } from '@pignon/shared/api';
import { KEY_DATABASE } from '../../api/cache/key-database';
import { importKey } from './encryption';

interface KeySchema extends DBSchema {
  /** One key where an earlier version of the product stored it. */
  keys: { key: string; value: CryptoKey | CryptoKey[] };
}

/** A database of its own, deleted at sign-out: waiting calls stay encrypted until the user returns. */
async function withKeys<T>(work: (db: Awaited<ReturnType<typeof openKeys>>) => Promise<T>): Promise<T> {
  const db = await openKeys();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const openKeys = () => openDB<KeySchema>(KEY_DATABASE, 1, { upgrade: (db) => void db.createObjectStore('keys') });

/** Keys of the user, the encrypting one first: from this machine, which may be offline, else from the server. */
export async function encryptionKeysOf(uid: string): Promise<CryptoKey[]> {
  const storedKeys = await withKeys((db) => db.get('keys', uid)).catch(() => undefined);
  if (storedKeys) return [storedKeys].flat();
  const { key, previousKeys } = await call('GET user/me/waiting-key');
  const importedKeys = await Promise.all([key, ...previousKeys].map(importKey));
  await withKeys(async (db) => {
    // keeps the keys of one user at a time
    await db.clear('keys');
    await db.put('keys', importedKeys, uid);
  }).catch(() => undefined);
  return importedKeys;
}
