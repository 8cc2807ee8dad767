import { useEffect } from 'react';
import { useSession } from '@pignon/shared/auth';
import { useNavigate } from '@pignon/shared/router';

/** Owner of the current address, as far as this page knows. */
let lastUid: string | undefined;

/**
 * The address stays where a session ended, so that the same user goes on there after signing in again; somebody else starts at home
 * instead of on the other one's page.
 */
export function useOwnAddress(): void {
  const session = useSession();
  const navigate = useNavigate();
  const uid = session.kind === 'signed-in' ? session.identity.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return;
    if (lastUid !== undefined && lastUid !== uid) void navigate('/', { replace: true });
    lastUid = uid;
  }, [uid, navigate]);
}
