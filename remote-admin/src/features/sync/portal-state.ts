import type { PortalView, RunView } from '../../data/sync.queries';

/** States of a portal; those that need an action first. */
export type PortalState = 'RUNNING' | 'WAITING' | 'RETRY' | 'OFF' | 'NO_WRITER' | 'TROUBLE' | 'NEVER' | 'FINE';

export const isRunning = (run: Pick<RunView, 'status'> | null): boolean =>
  run?.status === 'QUEUED' || run?.status === 'RUNNING';

/** True for a failed run that is retried automatically. */
export const willRetry = ({ status, error }: Pick<RunView, 'status' | 'error'>): boolean =>
  status === 'QUEUED' && error !== null;

export function stateOf({
  enabled,
  installed,
  lastRun,
}: Pick<PortalView, 'enabled' | 'installed' | 'lastRun'>): PortalState {
  if (lastRun?.status === 'RUNNING') return 'RUNNING';
  if (lastRun?.status === 'QUEUED') return willRetry(lastRun) ? 'RETRY' : 'WAITING';
  if (!enabled) return 'OFF';
  if (!installed) return 'NO_WRITER';
  if (lastRun === null) return 'NEVER';
  return lastRun.status === 'FAILED' ? 'TROUBLE' : 'FINE';
}

/** Why nothing can be sent now; null when it can. */
export function refusalOf(
  portal: Pick<PortalView, 'enabled' | 'installed' | 'lastRun'>,
): 'OFF' | 'NO_WRITER' | 'BUSY' | null {
  if (isRunning(portal.lastRun)) return 'BUSY';
  if (!portal.enabled) return 'OFF';
  return portal.installed ? null : 'NO_WRITER';
}

/** Counts of listings of a run. */
export const RUN_COUNTS = ['sent', 'added', 'updated', 'removed', 'blocked'] as const;

/** Count of listings that reached the portal, or were blocked; null for a run that has delivered nothing. */
export const countIn = (
  run: Pick<RunView, 'status' | (typeof RUN_COUNTS)[number]>,
  key: (typeof RUN_COUNTS)[number],
): number | null => (run.status === 'DONE' || key === 'blocked' ? run[key] : null);

export const RUN_STEPS = 3;

/** Progress of a run through `RUN_STEPS`: waiting, file built, file sent. */
export function stepOf({ status, fileName }: Pick<RunView, 'status' | 'fileName'>): {
  done: number;
  key: 'wait' | 'build' | 'send';
} {
  if (status === 'QUEUED') return { done: 0, key: 'wait' };
  return fileName === null ? { done: 1, key: 'build' } : { done: 2, key: 'send' };
}
