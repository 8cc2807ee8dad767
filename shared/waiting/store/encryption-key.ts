import { openDB, type DBSchema } from 'idb';
import { call } from '@pignon/shared/api';
import { KEY_DATABASE } from '../../api/cache/key-database';
import { importKey } from './encryption';

interface KeySchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
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

/** Key of the user: from this machine, which may be offline, else from the server. */
export async function encryptionKeyOf(uid: string): Promise<CryptoKey> {
  const storedKey = await withKeys((db) => db.get('keys', uid)).catch(() => undefined);
  if (storedKey) return storedKey;
  const { key } = await call('GET user/me/waiting-key');
  const importedKey = await importKey(key);
  await withKeys(async (db) => {
    // keeps the key of one user at a time
    await db.clear('keys');
    await db.put('keys', importedKey, uid);
  }).catch(() => undefined);
  return importedKey;
}
