import { useCallback, useEffect, useState } from 'react';
import { reloadProfile } from '@pignon/shared/auth';
import { useBusEvent } from '@pignon/shared/bus';

/** Every 10 s while somebody waits in front of the screen, and the moment they come back to it. */
const EVERY_MS = 10_000;

export type Check = 'none' | 'busy' | 'same' | 'failed';

/** Asks again and again whether the person is admitted by now; gives back the last answer and the way to ask at once. */
export function useAdmission(): { check: Check; ask: () => Promise<void> } {
  const [check, setCheck] = useState<Check>('none');
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reloadProfile();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  // admitted in another tab: this one follows, looked at or not
  useBusEvent('session.started', () => void reloadProfile());
  const ask = useCallback(async () => {
    setCheck('busy');
    setCheck((await reloadProfile()) ? 'same' : 'failed');
  }, []);
  return { check, ask };
}
