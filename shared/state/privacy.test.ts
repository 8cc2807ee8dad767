import { waitFor } from '@testing-library/react';
import type * as Tab from './privacy';
import { openPrivacy, privacyStore } from './privacy';

const NAME = 'pignon.privacy';

/** Simulates another tab of the browser: sends messages, and records those received. */
const otherTab = new BroadcastChannel(NAME);
let received: unknown[] = [];
otherTab.onmessage = ({ data }) => received.push(data);

const storedKeys = () => [localStorage, sessionStorage].map((store) => Object.keys(store));

const waitForMessages = () => new Promise((resolve) => setTimeout(resolve, 20));

const tabs: (typeof Tab)[] = [];

/** Loads the module again, as a new tab does. */
async function loadNewTab() {
  let loaded: typeof Tab | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./privacy');
  });
  if (!loaded) throw new Error('not loaded');
  tabs.push(loaded);
  return loaded;
}

beforeEach(() => openPrivacy('anne'));
afterEach(async () => {
  for (const tab of tabs.splice(0)) tab.openPrivacy(undefined);
  openPrivacy(undefined);
  // messages of one test must not reach the next
  await waitForMessages();
  received = [];
});
afterAll(() => otherTab.close());

describe('the client’s screen', () => {
  it('is on before sign-in, and at the start of each session', () => {
    openPrivacy(undefined);
    expect(privacyStore.get()).toBe(true);
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(true);
  });

  it.each(['anne', 'bruno', undefined])('is on again at the next start, with the user %s', (nextUser) => {
    privacyStore.set(false);
    expect(privacyStore.get()).toBe(false);
    openPrivacy(nextUser);
    expect(privacyStore.get()).toBe(true);
  });

  it('is on in a new tab although it is off in another, and then in both', async () => {
    privacyStore.set(false);
    const secondTab = await loadNewTab();
    secondTab.openPrivacy('anne');
    expect(secondTab.privacyStore.get()).toBe(true);
    await waitFor(() => expect(privacyStore.get()).toBe(true));
    expect(secondTab.privacyStore.get()).toBe(true);
  });

  it.each([
    ['a link that opens a new tab', '/contact/1', '_blank', {}],
    ['a link pressed with Ctrl', '/contact/1', '', { ctrlKey: true }],
    ['a link pressed with the middle button', '/contact/1', '', { button: 1 }],
  ])('has the state of its opener in a tab opened by %s', async (_, href, target, clickInit) => {
    const link = Object.assign(document.createElement('a'), { href, target });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    privacyStore.set(false);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...clickInit }));
    link.remove();
    const secondTab = await loadNewTab();
    secondTab.openPrivacy('anne');
    await waitFor(() => expect(secondTab.privacyStore.get()).toBe(false));
    expect(privacyStore.get()).toBe(false);
  });

  it('has the state of its opener in a tab opened by a script, until that tab reloads', async () => {
    privacyStore.set(false);
    window.opener = window;
    const secondTab = await loadNewTab();
    secondTab.openPrivacy('anne');
    await waitFor(() => expect(secondTab.privacyStore.get()).toBe(false));
    const reloadedTab = await loadNewTab();
    reloadedTab.openPrivacy('anne');
    await waitFor(() => expect(privacyStore.get()).toBe(true));
    expect(reloadedTab.privacyStore.get()).toBe(true);
  });

  it('is on again in a page restored from the back-forward cache', () => {
    privacyStore.set(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(privacyStore.get()).toBe(true);
  });

  it('stores nothing on the machine, and removes what earlier versions stored', () => {
    localStorage.setItem(NAME, 'anne');
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(true);
    privacyStore.set(false);
    expect(storedKeys()).toEqual([[], []]);
  });

  it('notifies the other tabs when it starts, is turned off and turned on', async () => {
    await waitFor(() => expect(received).toEqual([{ uid: 'anne', on: true, started: true, opened: false }]));
    privacyStore.set(false);
    privacyStore.set(true);
    await waitFor(() => expect(received.slice(1)).toEqual([false, true].map((on) => ({ uid: 'anne', on }))));
  });

  it('follows other tabs of the same user only', async () => {
    otherTab.postMessage({ uid: 'bruno', on: false });
    await waitForMessages();
    expect(privacyStore.get()).toBe(true);
    otherTab.postMessage({ uid: 'anne', on: false });
    await waitFor(() => expect(privacyStore.get()).toBe(false));
    otherTab.postMessage({ uid: 'bruno', on: true });
    await waitForMessages();
    expect(privacyStore.get()).toBe(false);
    otherTab.postMessage({ uid: 'anne', on: true });
    await waitFor(() => expect(privacyStore.get()).toBe(true));
  });

  it('ignores other tabs after the session has ended', async () => {
    openPrivacy(undefined);
    otherTab.postMessage({ uid: 'anne', on: false });
    otherTab.postMessage({ on: false });
    await waitForMessages();
    expect(privacyStore.get()).toBe(true);
  });
});
