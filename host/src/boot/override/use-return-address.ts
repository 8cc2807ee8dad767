import { useEffect } from 'react';
import { useSession } from '@pignon/shared/auth';
import { useNavigate } from '@pignon/shared/router';

/** User of the current address, as far as this page knows. */
let lastUid: string | undefined;

/** Keeps the address when a session ends, so that the same user continues there; another user starts at home. */
export function useReturnAddress(): void {
  const session = useSession();
  const navigate = useNavigate();
  const uid = session.kind === 'signed-in' ? session.identity.uid : undefined;
  useEffect(() => {
    if (uid === undefined) return;
    if (lastUid !== undefined && lastUid !== uid) void navigate('/', { replace: true });
    lastUid = uid;
  }, [uid, navigate]);
}
