import type { Connection } from '@pignon/shared/domain/sync/sync.schema';
import { readPortal } from '../portal.repo';
import { unknownPortal } from '../portal.service';
import { PORTAL_FORMATS } from './package/portal-format';
import { accessOf, type AccessDeps } from './send-run.service';
import { HostKeyError, SendingError } from './sending-error';
import { testTarget } from './target/target';

const failed = (message: string, hostKey: string | null = null): Connection => ({ connected: false, message, hostKey });

/** Tests the saved connection settings with an empty file; returns the result in words. */
export async function testConnection(deps: AccessDeps, code: string): Promise<Connection> {
  const portal = await readPortal(deps.db, code);
  if (!portal) throw unknownPortal(code);
  if (portal.target === null) return failed('Les réglages ne disent pas où déposer le fichier.');
  try {
    await testTarget(portal.target, await accessOf(deps, code), PORTAL_FORMATS[portal.kind].fileName(portal.account));
    return { connected: true, message: null, hostKey: null };
  } catch (error) {
    if (!(error instanceof SendingError)) throw error;
    return failed(error.message, error instanceof HostKeyError ? error.shownKey : null);
  }
}
