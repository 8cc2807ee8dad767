import type { RemoteRow } from './remote-rows';

/** Rollout action awaiting confirmation. */
export type RolloutRequest = { order: 'PROMOTE' | 'CANARY'; version: string } | { order: 'ROLLBACK' };

/** A request, with the module and the registry that the user saw when asking. */
export interface AskedOrder {
  request: RolloutRequest;
  remote: RemoteRow;
  revision: number;
}

/** Key of the notice once an order is done. */
export function doneKey({ request, remote: { canary } }: AskedOrder): string {
  if (request.order === 'ROLLBACK') return canary ? 'remotes.done.END_TRIAL' : 'remotes.done.ROLLBACK';
  const isChange = request.order === 'CANARY' && canary?.version === request.version;
  return `remotes.done.${isChange ? 'CHANGE_TRIAL' : request.order}`;
}

export interface OrderProps {
  remote: RemoteRow;
  /** Revision of the registry in which the module is as in `remote`. */
  revision: number;
  onDone: () => void;
  onClose: () => void;
}
