import { folderStore } from '@pignon/platform/store/folder-store';
import { mirror } from '@pignon/platform/publish/mirror';
import { mirrorHosts } from '@pignon/platform/publish/mirror-hosts';
import type { RemoteStore } from '@pignon/platform/store/remote-store';

const POLL_INTERVAL_MS = 5_000;

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
  log: (problem: string) => void,
  everyMs = POLL_INTERVAL_MS,
): Promise<Following> {
  let lastProblem = '';
  let outdatedRemotes: string[] = [];
  const mirrorAll = async (includesHosts: boolean): Promise<string> => {
    const mirroredState = await mirror(from, folder);
    outdatedRemotes = [...new Set(mirroredState.behind.map(({ name }) => name))];
    if (includesHosts) await mirrorHosts(from, folder);
    return mirroredState.behind.map(({ reason }) => reason).join('; ');
  };
  const applyChanges = async (includesHosts: boolean): Promise<void> => {
    const problem = await mirrorAll(includesHosts).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (problem && problem !== lastProblem) log(problem);
    lastProblem = problem;
  };
  let pendingUpdate = Promise.resolve();
  /** one update at a time, as two would write the same folder */
  const queueUpdate = (includesHosts: boolean): Promise<void> =>
    (pendingUpdate = pendingUpdate.then(() => applyChanges(includesHosts)));
  // only open tabs of earlier hosts need their files: the start does not wait for them
  await queueUpdate(false);
  if (lastProblem && (await folderStore(folder).readRegistry()).revision === 0) throw new Error(lastProblem);

  let timer: NodeJS.Timeout;
  let isStopped = false;
  const scheduleNext = (afterMs: number): void => {
    timer = setTimeout(() => {
      void queueUpdate(true).finally(() => {
        if (!isStopped) scheduleNext(everyMs);
      });
    }, afterMs);
  };
  scheduleNext(0);
  return {
    behind: () => outdatedRemotes,
    lookNow: () => queueUpdate(true),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
