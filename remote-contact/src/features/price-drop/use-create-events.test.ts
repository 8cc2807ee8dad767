import { act, renderHook } from '@testing-library/react';
import { configureApi } from '@pignon/shared/api';
import { refuse, startFakeApi } from '@pignon/shared/testing';
import { useCreateEvents } from './use-create-events';

it('counts as created what a first request created whose answer was lost', async () => {
  const taken = [{ path: 'Idempotency-Key', message: 'Une première demande a été enregistrée.' }];
  let requestCount = 0;
  const api = await startFakeApi({
    'POST event/create': () => (++requestCount === 1 ? refuse('UNAVAILABLE') : refuse('CONFLICT', taken)),
  });
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
  const { result } = renderHook(useCreateEvents);
  const write = (title: string) =>
    act(() => result.current.write([{ contactId: 7, event: { type: 'TASK', title, links: [] } }]));
  expect(await write('Appeler')).toEqual({ done: 0, failed: 1 });
  expect(await write('Appeler demain')).toEqual({ done: 1, failed: 0 });
  expect([...result.current.written]).toEqual([7]);
  await api.close();
});
