import { beforeEach, expect, test, vi } from 'vitest';
import { setRuntimeConfig } from '@pignon/shared/contract';

const ORIGIN = 'http://localhost:3001';
type Session = { kind: string; identity?: { uid: string }; user?: { roles: string[] } };
const { session } = vi.hoisted(() => {
  const is: Session = { kind: 'resolving' };
  return { session: { is, tell: (): void => undefined } };
});
vi.mock('@pignon/shared/auth', () => ({
  getToken: () => Promise.resolve('token'),
  followSession: (listener: (now: Session) => void) => {
    session.tell = () => listener(session.is);
    session.tell();
  },
}));

const reload = vi.fn();
const edge = vi.fn<(url: string, init: RequestInit) => Promise<{ ok: boolean; status: number }>>();

function signIn(uid: string, ...roles: string[]): void {
  session.is = { kind: 'signed-in', identity: { uid }, user: { roles } };
  session.tell();
}

beforeEach(() => {
  localStorage.clear();
  reload.mockReset();
  edge.mockReset().mockResolvedValue({ ok: true, status: 204 });
  vi.stubGlobal('fetch', edge);
  vi.stubGlobal('location', { reload });
  setRuntimeConfig({ overrides: 'support' });
});

const { overrides } = await import('./overrides');

test('support lets a remote come from this machine: the edge is asked in their name, and the page loaded again', async () => {
  signIn('zoe', 'SUPPORT');
  expect(overrides.may()).toBe(true);
  await overrides.set('contact', ORIGIN);
  const [url, init] = edge.mock.lastCall ?? [];
  expect([url, init?.method, init?.body]).toEqual(['/overrides', 'POST', '{"ports":[3001]}']);
  expect(init?.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(overrides.read()).toMatchObject({ contact: { origin: ORIGIN } });
  expect(reload).toHaveBeenCalledOnce();
  await overrides.clear('contact');
  expect(edge.mock.lastCall?.[1].method).toBe('DELETE');
  expect(overrides.read()).toEqual({});
  expect(reload).toHaveBeenCalledTimes(2);
});

test('somebody else has nothing of it, nor whoever loses the right', async () => {
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

test('what the edge refuses is told, and changes nothing', async () => {
  signIn('zoe', 'SUPPORT');
  edge.mockResolvedValue({ ok: false, status: 403 });
  await expect(overrides.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'right' });
  edge.mockRejectedValue(new TypeError('network'));
  await expect(overrides.set('contact', ORIGIN)).rejects.toMatchObject({ reason: 'unreachable' });
  expect([overrides.read(), reload.mock.calls.length]).toEqual([{}, 0]);
});
