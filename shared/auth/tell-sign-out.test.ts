import { startFakeApi, type FakeApi } from '@pignon/shared/testing';
import { tellSignOut } from './tell-sign-out';

let api: FakeApi;
beforeEach(async () => {
  api = await startFakeApi({ 'DELETE user/me/session/current': () => undefined });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
});

describe('the end of a session that signed out', () => {
  it('is told to the API with the token of that session, also when the page closes', async () => {
    const sending = jest.spyOn(globalThis, 'fetch');
    await tellSignOut(api.url, 'a-token');
    expect(api.received.map(({ key, headers }) => [key, headers.authorization])).toEqual([
      ['DELETE user/me/session/current', 'Bearer a-token'],
    ]);
    expect(sending).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ keepalive: true }));
  });

  it('fails nothing when the API is away', async () => {
    await expect(tellSignOut('http://127.0.0.1:1', 'a-token')).resolves.toBeUndefined();
  });

  it('is not told without network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tellSignOut(api.url, 'a-token');
    expect(api.received).toEqual([]);
  });
});
