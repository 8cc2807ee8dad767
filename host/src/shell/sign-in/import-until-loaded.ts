/** Milliseconds before another attempt, unless the browser reports a network earlier. */
const PAUSE_MS = 3_000;

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const attempt = () => {
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
      resolve();
    };
    const timer = setTimeout(attempt, PAUSE_MS);
    window.addEventListener('online', attempt);
  });
}

/**
 * Imports a part of the pages outside the product, which have no boundary for a part that cannot be loaded, as when a
 * machine wakes without network: attempts again until it is loaded. Never rejects.
 */
export async function importUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await nextChance();
    return importUntilLoaded(load);
  }
}
