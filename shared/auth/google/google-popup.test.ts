import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { googlePopup, prepareGooglePopup } from './google-popup';

/** Uses the SDK's browser build: the Node build, which jest resolves, opens no popups */
jest.mock('firebase/auth', () => {
  const nodeBuildPath = createRequire(require.resolve('firebase/auth')).resolve('@firebase/auth');
  return jest.requireActual<object>(join(dirname(nodeBuildPath), '../browser-cjs/index.js'));
});

/** Simulates Google's scripts, whose frame is ready some time after it was requested. */
const GOOGLE_FRAME = {
  restyle: () => Promise.resolve(),
  ping: (answer: () => void) => {
    answer();
    return Promise.resolve();
  },
  register: () => undefined,
  send: () => undefined,
};
const frameCount = { asked: 0 };
const GAPI = {
  iframes: {
    Iframe: () => undefined,
    CROSS_ORIGIN_IFRAMES_FILTER: null,
    getContext: () => ({
      open: async (_: unknown, onReady: (frame: typeof GOOGLE_FRAME) => Promise<unknown>) => {
        frameCount.asked += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return onReady(GOOGLE_FRAME);
      },
    }),
  },
};

let app: FirebaseApp;
let auth: Auth;
let openSpy: jest.SpiedFunction<typeof window.open>;

beforeEach(() => {
  frameCount.asked = 0;
  Object.assign(window, { gapi: GAPI });
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  app = initializeApp({ apiKey: 'key', authDomain: 'id.test', projectId: 'demo' }, `test ${Math.random()}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  openSpy = jest.spyOn(window, 'open').mockReturnValue({ focus: () => undefined, close: () => undefined } as Window);
});
afterEach(async () => {
  openSpy.mockRestore();
  await deleteApp(app);
});

/** Awaits the microtasks of the present task, without any later task. */
async function flushMicrotasks(): Promise<void> {
  for (let microtask = 0; microtask < 200; microtask += 1) await Promise.resolve();
}

it('opens the popup in the task of the click once prepared, reusing the loaded scripts', async () => {
  await prepareGooglePopup(auth);
  expect(frameCount.asked).toBe(1);
  googlePopup(auth).catch(() => undefined);
  await flushMicrotasks();
  expect(openSpy).toHaveBeenCalledTimes(1);
  expect(openSpy.mock.calls[0]?.[0]).toContain('https://id.test/__/auth/handler');
  googlePopup(auth).catch(() => undefined);
  await flushMicrotasks();
  expect(openSpy).toHaveBeenCalledTimes(2);
  expect(frameCount.asked).toBe(1);
});

it('opens the popup after its scripts have loaded when it was not prepared', async () => {
  googlePopup(auth).catch(() => undefined);
  await flushMicrotasks();
  expect(openSpy).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(openSpy).toHaveBeenCalledTimes(1);
});
