import { configureApi } from '@pignon/shared/api';
import { refuse, startFakeApi } from '@pignon/shared/testing';
import { attempt } from './send-attempt';

test.each([
  ['NOT_AUTHENTICATED', 'silent'],
  ['SECOND_FACTOR', 'silent'],
  ['TOO_MANY_REQUESTS', 'silent'],
  ['FORBIDDEN', 'refused'],
  ['VALIDATION', 'refused'],
] as const)('waits after a refusal of the session or the moment, not of the call: %s, %s', async (code, kind) => {
  const api = await startFakeApi({ 'POST event/create': () => refuse(code) });
  configureApi({ baseUrl: api.url, getToken: () => Promise.resolve('token') });
  const entry = { id: 'id-1', line: 'id-1', title: 'Note', to: '/', version: undefined, at: 0, failures: 0 };
  const waiting = { ...entry, refusal: undefined, call: 'POST event/create' as const, input: { body: {} } };
  expect(await attempt(waiting)).toMatchObject({ kind });
  await api.close();
});
