import type { StoredPerson } from '@pignon/shared/auth/identity/stored-person';

/** Returns the user stored by the identity SDK (`browserLocalPersistence`). Throws where storage cannot be read. */
export function storedPerson(apiKey: string): StoredPerson | undefined {
  const record = localStorage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`);
  return record === null ? undefined : ((JSON.parse(record) ?? undefined) as StoredPerson | undefined);
}
