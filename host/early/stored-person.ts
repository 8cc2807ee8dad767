import type { StoredPerson } from '@pignon/shared/auth/identity/stored-person';

/** The identity SDK's own record of who is signed in (its `browserLocalPersistence`). Throws where it cannot be read. */
export function storedPerson(apiKey: string): StoredPerson | undefined {
  const record = localStorage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
  return record === null ? undefined : ((JSON.parse(record) ?? undefined) as StoredPerson | undefined);
}
