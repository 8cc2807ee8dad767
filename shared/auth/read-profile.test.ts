import 'fake-indexeddb/auto';
import { configureApi } from '@pignon/shared/api';
import { openLocalCache } from '@pignon/shared/api/cache/open-cache';
import { waitFor } from '@testing-library/react';
import { aUser } from '../testing/factories';
import { refuse, startFakeApi } from '../testing/fake-api';
import { readProfile } from './read-profile';

const closeFunctions: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closeFunctions.splice(0)) await close();
});

async function readAndCacheProfile(uid: string): Promise<void> {
  const user = aUser({ firstName: 'Anne' });
  const api = await startFakeApi({ 'GET user/me': () => user });
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
  await openLocalCache(uid, await readProfile(uid));
  await api.close();
}

it('uses the last profile read on this machine while the server does not respond', async () => {
  await readAndCacheProfile('anne');
  await waitFor(async () => expect(await readProfile('anne')).toMatchObject({ firstName: 'Anne' }));
  await expect(readProfile('bruno')).rejects.toMatchObject({ code: 'NETWORK' });
});

it.each(['NOT_AUTHENTICATED', 'ACCOUNT_NOT_ACTIVE', 'FORBIDDEN', 'INTERNAL'] as const)(
  'never overrides a refusal of the server: %s',
  async (code) => {
    await readAndCacheProfile('anne');
    const api = await startFakeApi({ 'GET user/me': () => refuse(code) });
    closeFunctions.push(api.close);
    configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
    await expect(readProfile('anne')).rejects.toMatchObject({ code });
  },
);
