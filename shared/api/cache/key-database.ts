/** The database that holds the key of what waits to be sent, while its person is signed in. */
export const KEY_DATABASE = 'pignon-waiting-key';

/** Forgets the key: what waits stays, sealed, for its person to come back. */
export function forgetKey(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(KEY_DATABASE);
      // one that another tab has open goes as soon as it lets go of it
      asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}
