import { refuse, startFakeApi } from '@pignon/shared/testing/fake-api';
import { call, configureApi } from './client';

test.each([
  ['ACCOUNT_NOT_ACTIVE', 1],
  ['SECOND_FACTOR', 1],
  ['FORBIDDEN', 0],
] as const)('reports a refusal of the account or its session, whichever call met it: %s, %i', async (code, times) => {
  const api = await startFakeApi({ 'GET agency': () => refuse(code) });
  const onNotActive = jest.fn();
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token'), onNotActive });
  await expect(call('GET agency')).rejects.toMatchObject({ code });
  expect(onNotActive).toHaveBeenCalledTimes(times);
  await api.close();
});
