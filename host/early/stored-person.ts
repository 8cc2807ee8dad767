import type { StoredPerson } from '@pignon/shared/auth/identity/stored-person';

/** Key of the SDK's stored user in local storage. */
const storedPersonKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Returns the user stored by the identity SDK (`browserLocalPersistence`). Throws where storage cannot be read. */
export function storedPerson(apiKey: string): StoredPerson | undefined {
  const record = localStorage.getItem(storedPersonKey(apiKey));
  return record === null ? undefined : ((JSON.parse(record) ?? undefined) as StoredPerson | undefined);
}

/** Calls back when another tab changes or removes the stored user. */
export function onStoredPersonChange(apiKey: string, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === storedPersonKey(apiKey)) listener();
  });
}
