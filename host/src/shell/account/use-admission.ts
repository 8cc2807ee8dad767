import { useCallback, useEffect, useState } from 'react';
import { reloadProfile } from '@pignon/shared/auth';
import { useBusEvent } from '@pignon/shared/bus';

/** Interval in milliseconds while the page is visible, and at once when it becomes visible. */
const POLL_INTERVAL_MS = 10_000;

export type Check = 'none' | 'busy' | 'same' | 'failed';

/** Polls whether the account is active; returns the last result and a function to check now. */
export function useAdmission(): { check: Check; ask: () => Promise<void> } {
  const [check, setCheck] = useState<Check>('none');
  useEffect(() => {
    const checkNow = () => {
      if (document.visibilityState === 'visible') void reloadProfile();
    };
    const timer = setInterval(checkNow, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkNow);
    };
  }, []);
  // admitted in another tab: this tab follows, even when hidden
  useBusEvent('session.started', () => void reloadProfile());
  const ask = useCallback(async () => {
    setCheck('busy');
    setCheck((await reloadProfile()) ? 'same' : 'failed');
  }, []);
  return { check, ask };
}
