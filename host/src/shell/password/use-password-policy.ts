import { useCallback, useEffect, useState } from 'react';
import { passwordPolicy } from '@pignon/shared/auth';
import type { PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

/** The last policy, and a function to reload it after a refused password. */
export function usePasswordPolicy(): { policy?: PasswordPolicy; reload: () => Promise<void> } {
  const [policy, setPolicy] = useState<PasswordPolicy>();
  const reload = useCallback(async () => setPolicy(await passwordPolicy()), []);
  useEffect(() => {
    let mounted = true;
    void passwordPolicy().then((read) => mounted && setPolicy(read));
    return () => {
      mounted = false;
    };
  }, []);
  return { policy, reload };
}
