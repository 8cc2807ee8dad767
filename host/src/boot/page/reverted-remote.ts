import { RETURNED_KEY } from '@pignon/shared/federation/override/local-origin';
import type { LocalRefusal } from '@pignon/shared/federation/override/local-remote';
import { createTabStore } from './tab-store';

/** Why a remote returned to its published version. */
interface RevertedRemote {
  name: string;
  origin: string;
  /** `silent` also when one of its files failed to load; `over` when it expired. */
  why: LocalRefusal | 'over';
  detail: string;
}

/** The last remote that returned to its published version by itself; shown until closed, also after a reload. */
export const revertedRemoteStore = createTabStore<RevertedRemote>(RETURNED_KEY);
