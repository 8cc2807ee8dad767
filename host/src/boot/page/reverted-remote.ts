import { RETURNED_KEY } from '@pignon/shared/federation/override/local-origin';
import type { LocalRefusal } from '@pignon/shared/federation/override/local-remote';
import { createTabStore } from './tab-store';

/** Why a remote returned to its published version. */
interface RevertedRemote {
  name: string;
  origin: string;
  /** `silent` also when one of its files could not be loaded; `over` when it expired. */
  why: LocalRefusal | 'over';
  detail: string;
}

/** The last remote that went back to its published version by itself; shown until it is closed, across a reload too. */
export const revertedRemoteStore = createTabStore<RevertedRemote>(RETURNED_KEY);
