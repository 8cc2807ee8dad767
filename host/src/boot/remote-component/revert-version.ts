import { raiseNotice } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { refreshCatalogue } from '@pignon/shared/federation/runtime/live-remotes-watch';
import { i18n } from '@pignon/shared/i18n';
import { catalogue, exposedModules, remoteLoader } from '../platform';

/** By remote: components of one page that fail together revert together. */
const pendingReverts = new Map<string, Promise<boolean>>();

async function revertOnce(remote: LiveRemote, expose: string, failed: string): Promise<boolean> {
  const previousFallback = remoteLoader.standIn(remote.name);
  // the failing version may already be rolled back
  void refreshCatalogue(catalogue);
  if (!(await remoteLoader.stepBack(remote, expose, failed))) return false;
  if (previousFallback) return true;
  exposedModules.turnToStandIn(remote.name);
  raiseNotice(i18n.t('boot:failure.steppedBack'));
  return true;
}

/**
 * Replaces a version that threw while rendering by its fallback, and shows a notice.
 * @param failed the version that threw, possibly the fallback itself
 * @returns whether another version can be rendered
 */
export function revertVersion(remote: LiveRemote, expose: string, failed: string): Promise<boolean> {
  const pendingRevert = pendingReverts.get(remote.name);
  if (pendingRevert) return pendingRevert;
  const pendingStep = revertOnce(remote, expose, failed).finally(() => pendingReverts.delete(remote.name));
  pendingReverts.set(remote.name, pendingStep);
  return pendingStep;
}
