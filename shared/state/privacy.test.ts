import { waitFor } from '@testing-library/react';
import type * as Tab from './privacy';
import { openPrivacy, privacyStore } from './privacy';

const NAME = 'pignon.privacy';

/** Another tab of the browser: what it hears, and says. */
const other = new BroadcastChannel(NAME);
let received: unknown[] = [];
other.onmessage = ({ data }) => received.push(data);

const storedKeys = () => [localStorage, sessionStorage].map((store) => Object.keys(store));

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

const tabs: (typeof Tab)[] = [];

/** Loads the module anew, as a tab that has just been opened does. */
async function loadedAnew() {
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
  // what was said in one test is not heard in the next
  await soon();
  received = [];
});
afterAll(() => other.close());

describe('the customer’s screen', () => {
  it('is on before anybody signs in, and at the start of each session', () => {
    openPrivacy(undefined);
    expect(privacyStore.get()).toBe(true);
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(true);
  });

  it.each(['anne', 'bruno', undefined])('is on again at the next start, of %s', (next) => {
    privacyStore.set(false);
    expect(privacyStore.get()).toBe(false);
    openPrivacy(next);
    expect(privacyStore.get()).toBe(true);
  });

  it('is on in a tab that is loaded while another has it off, and is then on in both', async () => {
    privacyStore.set(false);
    const second = await loadedAnew();
    second.openPrivacy('anne');
    expect(second.privacyStore.get()).toBe(true);
    await waitFor(() => expect(privacyStore.get()).toBe(true));
    expect(second.privacyStore.get()).toBe(true);
  });

  it.each([
    ['a link to a tab of its own', '/contact/1', '_blank', {}],
    ['a link pressed with Ctrl', '/contact/1', '', { ctrlKey: true }],
    ['a link pressed with the middle button', '/contact/1', '', { button: 1 }],
  ])('is as it is here in a tab that was opened from here by %s', async (_, href, target, press) => {
    const link = Object.assign(document.createElement('a'), { href, target });
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    privacyStore.set(false);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }));
    link.remove();
    const second = await loadedAnew();
    second.openPrivacy('anne');
    await waitFor(() => expect(second.privacyStore.get()).toBe(false));
    expect(privacyStore.get()).toBe(false);
  });

  it('is as it is elsewhere in a tab that a script of the product opened, until that tab is loaded again', async () => {
    privacyStore.set(false);
    window.opener = window;
    const second = await loadedAnew();
    second.openPrivacy('anne');
    await waitFor(() => expect(second.privacyStore.get()).toBe(false));
    const again = await loadedAnew();
    again.openPrivacy('anne');
    await waitFor(() => expect(privacyStore.get()).toBe(true));
    expect(again.privacyStore.get()).toBe(true);
  });

  it('is on again in a page that the browser kept aside', () => {
    privacyStore.set(false);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(privacyStore.get()).toBe(true);
  });

  it('keeps nothing on the machine, and removes what earlier versions kept there', () => {
    localStorage.setItem(NAME, 'anne');
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(true);
    privacyStore.set(false);
    expect(storedKeys()).toEqual([[], []]);
  });

  it('tells the other tabs when it is started, turned off and turned on', async () => {
    await waitFor(() => expect(received).toEqual([{ uid: 'anne', on: true, started: true, opened: false }]));
    privacyStore.set(false);
    privacyStore.set(true);
    await waitFor(() => expect(received.slice(1)).toEqual([false, true].map((on) => ({ uid: 'anne', on }))));
  });

  it('follows the other tabs of one person’s session, and no others', async () => {
    other.postMessage({ uid: 'bruno', on: false });
    await soon();
    expect(privacyStore.get()).toBe(true);
    other.postMessage({ uid: 'anne', on: false });
    await waitFor(() => expect(privacyStore.get()).toBe(false));
    other.postMessage({ uid: 'bruno', on: true });
    await soon();
    expect(privacyStore.get()).toBe(false);
    other.postMessage({ uid: 'anne', on: true });
    await waitFor(() => expect(privacyStore.get()).toBe(true));
  });

  it('does not follow anybody once the session has ended', async () => {
    openPrivacy(undefined);
    other.postMessage({ uid: 'anne', on: false });
    other.postMessage({ on: false });
    await soon();
    expect(privacyStore.get()).toBe(true);
  });
});
