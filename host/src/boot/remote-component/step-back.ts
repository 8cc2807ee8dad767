import { raiseNotice } from '@pignon/shared/bus';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { refreshCatalogue } from '@pignon/shared/federation/runtime/catalogue-watch';
import { i18n } from '@pignon/shared/i18n';
import { catalogue, exposedModules, remoteLoader } from '../platform';

/** By remote: components of one page that fail together step back together. */
const running = new Map<string, Promise<boolean>>();

async function step(remote: LiveRemote, expose: string, failed: string): Promise<boolean> {
  const before = remoteLoader.standIn(remote.name);
  // it may have been taken back already
  void refreshCatalogue(catalogue);
  if (!(await remoteLoader.stepBack(remote, expose, failed))) return false;
  if (before) return true;
  exposedModules.turnToStandIn(remote.name);
  raiseNotice(i18n.t('boot:failure.steppedBack'));
  return true;
}

/**
 * Puts the version before in the place of one that threw while it was drawn, and says so.
 * @param failed the version that threw, which may be the stand-in itself
 * @returns whether there is another version to draw
 */
export function stepBack(remote: LiveRemote, expose: string, failed: string): Promise<boolean> {
  const known = running.get(remote.name);
  if (known) return known;
  const made = step(remote, expose, failed).finally(() => running.delete(remote.name));
  running.set(remote.name, made);
  return made;
}
