import type { RemoteRow } from './remote-rows';

/** Rollout action awaiting confirmation. */
export type RolloutRequest = { order: 'PROMOTE' | 'CANARY'; version: string } | { order: 'ROLLBACK' };

export interface OrderProps {
  remote: RemoteRow;
  /** Revision of the registry on screen. */
  revision: number;
  onDone: () => void;
  onClose: () => void;
}
