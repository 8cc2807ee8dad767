import { setRuntimeConfig } from '@pignon/shared/contract';
import { stubGlobal } from '@pignon/shared/testing/stub-global';
import { reloadPage } from '../page/reload-page';
import { overrides } from './overrides';

const ORIGIN = 'http://localhost:3001';
type Session = { kind: string; identity?: { uid: string }; user?: { roles: string[] } };
jest.mock('../page/reload-page', () => ({ reloadPage: jest.fn() }));
jest.mock('@pignon/shared/auth', () => {
  const sessionListeners: ((now: Session) => void)[] = [];
  return {
    getToken: () => Promise.resolve('token'),
    followSession: (listener: (now: Session) => void) => sessionListeners.push(listener),
    tell: (now: Session) => sessionListeners.forEach((listener) => listener(now)),
  };
});
const { tell } = jest.requireMock<{ tell: (now: Session) => void }>('@pignon/shared/auth');

const reload = jest.mocked(reloadPage);
const edge = jest.fn<Promise<{ ok: boolean; status: number }>, [url: string, init: RequestInit]>();

function signIn(uid: string, ...roles: string[]): void {
  tell({ kind: 'signed-in', identity: { uid }, user: { roles } });
}

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
  edge.mockReset().mockResolvedValue({ ok: true, status: 204 });
  stubGlobal('fetch', edge);
  setRuntimeConfig({ overrides: 'support' });
});

test('loads a remote from this machine for support: asks the edge and reloads the page', async () => {
  signIn('zoe', 'SUPPORT');
  expect(overrides.may()).toBe(true);
  await overrides.set('contact', ORIGIN);
  const [url, init] = edge.mock.lastCall ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/overrides', 'POST', '{"ports":[3001]}']);
  expect(init?.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(overrides.read()).toMatchObject({ contact: { origin: ORIGIN } });
  expect(reload).toHaveBeenCalledTimes(1);
  await overrides.clear('contact');
  expect(edge.mock.lastCall?.[1].method).toBe('DELETE');
  expect(overrides.read()).toEqual({});
  expect(reload).toHaveBeenCalledTimes(2);
});

test('ignores the overrides of another user, and those of a user who loses the right', async () => {
  signIn('zoe', 'SUPPORT');
  await overrides.set('contact', ORIGIN);
  signIn('yann', 'SUPPORT');
  expect(overrides.read()).toEqual({});
  signIn('zoe', 'MANAGER');
  expect([overrides.may(), overrides.read()]).toEqual([false, {}]);
  await expect(overrides.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'right' });
  signIn('zoe', 'SUPPORT');
  expect(overrides.read()).toHaveProperty('contact');
});

test('reports a refusal of the edge and changes nothing', async () => {
  signIn('zoe', 'SUPPORT');
  edge.mockResolvedValue({ ok: false, status: 403 });
  await expect(overrides.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'right' });
  edge.mockRejectedValue(new TypeError('network'));
  await expect(overrides.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'unreachable' });
  expect([overrides.read(), reload.mock.calls.length]).toEqual([{}, 0]);
});
