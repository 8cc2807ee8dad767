import type { KeptPerson } from '@pignon/shared/auth/identity/kept-person';

/** The identity SDK's own record of who is signed in (its `browserLocalPersistence`). Throws where it cannot be read. */
export function keptPerson(apiKey: string): KeptPerson | undefined {
  const record = localStorage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
  return record === null ? undefined : ((JSON.parse(record) ?? undefined) as KeptPerson | undefined);
}
