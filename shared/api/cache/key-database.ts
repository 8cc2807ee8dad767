/** Database with the key that encrypts waiting calls, while its user is signed in. */
export const KEY_DATABASE = 'pignon-waiting-key';

/** Deletes the key: waiting calls stay encrypted until their user returns. */
export function forgetKey(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deletion = indexedDB.deleteDatabase(KEY_DATABASE);
      // while another tab has the database open, the browser defers the deletion
      deletion.onsuccess = deletion.onerror = deletion.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}
