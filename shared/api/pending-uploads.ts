import type { PendingUpload } from './cache/pending-uploads';

export type { PendingUpload } from './cache/pending-uploads';

const load = () => import(/* webpackChunkName: "local-cache" */ './cache/pending-uploads');

/** Pending uploads, stored on the machine until sent or signed out. */
export const waitingFiles = {
  list: async (uid: string, owner: string): Promise<PendingUpload[]> => (await load()).listPending(uid, owner),
  /** @returns false when the machine has no room */
  keep: async (uid: string, file: PendingUpload): Promise<boolean> => (await load()).keepPending(uid, file),
  order: async (uid: string, owner: string, ids: readonly string[]): Promise<void> =>
    (await load()).orderPending(uid, owner, ids),
  forget: async (uid: string, owner: string): Promise<void> => (await load()).forgetPending(uid, owner),
  drop: async (ids: readonly string[]): Promise<void> => (await load()).dropPending(ids),
};
