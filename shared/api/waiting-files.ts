import type { WaitingFile } from './cache/waiting-files';

export type { WaitingFile } from './cache/waiting-files';

const load = () => import(/* webpackChunkName: "local-cache" */ './cache/waiting-files');

/** Files that wait to be sent, kept on the machine until they are, or until their person signs out. */
export const waitingFiles = {
  list: async (uid: string, owner: string): Promise<WaitingFile[]> => (await load()).listWaiting(uid, owner),
  /** @returns false when the machine has no room */
  keep: async (uid: string, file: WaitingFile): Promise<boolean> => (await load()).keepWaiting(uid, file),
  order: async (uid: string, owner: string, ids: readonly string[]): Promise<void> =>
    (await load()).orderWaiting(uid, owner, ids),
  forget: async (uid: string, owner: string): Promise<void> => (await load()).forgetWaiting(uid, owner),
  drop: async (ids: readonly string[]): Promise<void> => (await load()).dropWaiting(ids),
};
