import { renderHook, waitFor } from '@testing-library/react';
import { call, QueryClientProvider, useCall, useMutation } from '@pignon/shared/api';
import { startSession } from '@pignon/shared/auth';
import { bus } from '@pignon/shared/bus';
import { setRuntimeConfig } from '@pignon/shared/contract';
import type { SecondFactorStep } from '@pignon/shared/domain/user/second-factor.schema';
import { setupI18n } from '@pignon/shared/i18n';
import { A_PERSON, aUser, fakeIdentity, refuse, startFakeApi } from '@pignon/shared/testing';
import { reloadProfile } from '@pignon/shared/auth';
import { productQueries } from './product-queries';

it('raises no error while the second factor is missing, and reads again what was refused', async () => {
  setupI18n('fr');
  let step: SecondFactorStep | undefined;
  const api = await startFakeApi({
    'GET user/me': () => ({ ...aUser(), ...(step && { secondFactorStep: step }) }),
    'GET user': () => (step ? refuse('SECOND_FACTOR') : [aUser()]),
    'DELETE user/me/calendar-token': () => refuse('SECOND_FACTOR'),
  });
  setRuntimeConfig({ apiUrl: api.url });
  const raised: unknown[] = [];
  const stop = bus.on('error.raised', (payload) => void raised.push(payload));
  await startSession(fakeIdentity(A_PERSON));
  await waitFor(() => expect(api.received.map(({ key }) => key)).toContain('GET user/me'));
  step = 'CODE';
  const { result } = renderHook(
    () => ({
      users: useCall('GET user', { query: {} }),
      revoke: useMutation({ mutationFn: () => call('DELETE user/me/calendar-token') }),
    }),
    { wrapper: ({ children }) => <QueryClientProvider client={productQueries}>{children}</QueryClientProvider> },
  );
  await waitFor(() => expect(result.current.users.isError).toBe(true));
  result.current.revoke.mutate();
  await waitFor(() => expect(result.current.revoke.isError).toBe(true));
  expect(raised).toEqual([]);
  await reloadProfile();
  step = undefined;
  await reloadProfile();
  await waitFor(() => expect(result.current.users.data).toHaveLength(1));
  stop();
  await api.close();
});
