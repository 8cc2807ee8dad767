import { folderStore } from '@pignon/platform/store/folder-store';
import { mirror } from '@pignon/platform/publish/mirror';
import { mirrorHosts } from '@pignon/platform/publish/mirror-hosts';
import type { RemoteStore } from '@pignon/platform/store/remote-store';

const EVERY_MS = 5_000;

export interface Following {
  /** Remotes whose files in the store are corrupt, so that an earlier version is served. */
  behind: () => string[];
  /** Applies changes of the store at once. */
  lookNow: () => Promise<void>;
  stop: () => void;
}

/**
 * Mirrors a remote store into a folder, so that pages are served from this machine. While the store is unreachable the
 * folder stays; a remote with corrupt files stays behind alone. @throws at the start, when neither the store nor the
 * folder has anything to serve
 */
export async function mirrorStore(
  from: RemoteStore,
  folder: string,
  say: (problem: string) => void,
  everyMs = EVERY_MS,
): Promise<Following> {
  let lastProblem = '';
  let behindRemotes: string[] = [];
  const bringAll = async (hostsToo: boolean): Promise<string> => {
    const mirrored = await mirror(from, folder);
    behindRemotes = [...new Set(mirrored.behind.map(({ name }) => name))];
    if (hostsToo) await mirrorHosts(from, folder);
    return mirrored.behind.map(({ reason }) => reason).join('; ');
  };
  const look = async (hostsToo: boolean): Promise<void> => {
    const problem = await bringAll(hostsToo).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (problem && problem !== lastProblem) say(problem);
    lastProblem = problem;
  };
  let looking = Promise.resolve();
  /** one update at a time, as two would write the same folder */
  const lookInTurn = (hostsToo: boolean): Promise<void> => (looking = looking.then(() => look(hostsToo)));
  // only open tabs of earlier hosts need their files: the start does not wait for them
  await lookInTurn(false);
  if (lastProblem && (await folderStore(folder).readRegistry()).revision === 0) throw new Error(lastProblem);

  let timer: NodeJS.Timeout;
  let isStopped = false;
  const again = (afterMs: number): void => {
    timer = setTimeout(() => {
      void lookInTurn(true).finally(() => {
        if (!isStopped) again(everyMs);
      });
    }, afterMs);
  };
  again(0);
  return {
    behind: () => behindRemotes,
    lookNow: () => lookInTurn(true),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
