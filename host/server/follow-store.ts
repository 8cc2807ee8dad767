import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { mirror } from '@pignon/shared/federation/store/mirror';
import type { RemoteStore } from '@pignon/shared/federation/store/remote-store';

const EVERY_MS = 5_000;

/**
 * Keeps a folder at what a store far away serves, so that pages are answered from this machine alone. While the store
 * cannot be reached the folder stays as it is.
 * @returns what ends it
 * @throws at the start, when neither the store nor the folder has anything to serve
 */
export async function followStore(
  from: RemoteStore,
  folder: string,
  say: (problem: string) => void,
  everyMs = EVERY_MS,
): Promise<() => void> {
  let told = '';
  const look = async (): Promise<void> => {
    try {
      await mirror(from, folder);
      told = '';
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== told) say(problem);
      told = problem;
    }
  };
  await look();
  if (told && (await folderStore(folder).readRegistry()).revision === 0) throw new Error(told);

  let timer: NodeJS.Timeout;
  let ended = false;
  const again = (): void => {
    timer = setTimeout(() => {
      void look().finally(() => {
        if (!ended) again();
      });
    }, everyMs);
  };
  again();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
