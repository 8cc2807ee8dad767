import { folderStore } from '@pignon/shared/federation/store/folder-store';
import { mirror } from '@pignon/shared/federation/store/mirror';
import type { RemoteStore } from '@pignon/shared/federation/store/remote-store';

const EVERY_MS = 5_000;

export interface Following {
  /** Remotes that are not as the store has them, as files of theirs are spoilt there. */
  behind: () => string[];
  stop: () => void;
}

/**
 * Keeps a folder at what a store far away serves, so that pages are answered from this machine alone. While the store
 * cannot be reached the folder stays as it is; a remote of which files are spoilt stays alone behind.
 * @throws at the start, when neither the store nor the folder has anything to serve
 */
export async function followStore(
  from: RemoteStore,
  folder: string,
  say: (problem: string) => void,
  everyMs = EVERY_MS,
): Promise<Following> {
  let told = '';
  let behind: string[] = [];
  const look = async (): Promise<void> => {
    const problem = await mirror(from, folder).then(
      (mirrored) => {
        behind = [...new Set(mirrored.behind.map(({ name }) => name))];
        return mirrored.behind.map(({ reason }) => reason).join('; ');
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem && problem !== told) say(problem);
    told = problem;
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
  return {
    behind: () => behind,
    stop() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
