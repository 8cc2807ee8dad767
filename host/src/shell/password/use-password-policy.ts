import { useCallback, useEffect, useState } from 'react';
import { passwordPolicy } from '@pignon/shared/auth';
import type { PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

/** The last policy, and a function to reload it after a refused password. */
export function usePasswordPolicy(): { policy?: PasswordPolicy; reload: () => Promise<void> } {
  const [policy, setPolicy] = useState<PasswordPolicy>();
  const reload = useCallback(async () => setPolicy(await passwordPolicy()), []);
  useEffect(() => {
    let isMounted = true;
    void passwordPolicy().then((loadedPolicy) => isMounted && setPolicy(loadedPolicy));
    return () => {
      isMounted = false;
    };
  }, []);
  return { policy, reload };
}
