import { useCallback, useEffect, useState } from 'react';
import { reloadProfile } from '@pignon/shared/auth';
import { useBusEvent } from '@pignon/shared/bus';

/** Interval in milliseconds while the page is visible, and at once when it becomes visible. */
const EVERY_MS = 10_000;

export type Check = 'none' | 'busy' | 'same' | 'failed';

/** Polls whether the account is active; returns the last result and a function to check now. */
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
  // admitted in another tab: this tab follows, even when hidden
  useBusEvent('session.started', () => void reloadProfile());
  const ask = useCallback(async () => {
    setCheck('busy');
    setCheck((await reloadProfile()) ? 'same' : 'failed');
  }, []);
  return { check, ask };
}
