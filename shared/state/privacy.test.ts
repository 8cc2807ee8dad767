import { openPrivacy, privacyStore } from './privacy';

const KEY = 'pignon.privacy';

function otherTab(value: string | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }));
}

afterEach(() => openPrivacy(undefined));

describe('the customer’s screen', () => {
  it('is on before anybody signs in, and at the start of each session', () => {
    expect(privacyStore.get()).toBe(true);
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(true);
  });

  it('stays off in its session after a reload, and is on again in the next one', () => {
    openPrivacy('anne');
    privacyStore.set(false);
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(false);
    openPrivacy(undefined);
    openPrivacy('anne');
    expect(privacyStore.get()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is on for somebody else', () => {
    openPrivacy('anne');
    privacyStore.set(false);
    openPrivacy('bruno');
    expect(privacyStore.get()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leaves nothing on the machine when the session ends', () => {
    openPrivacy('anne');
    privacyStore.set(false);
    openPrivacy(undefined);
    expect(privacyStore.get()).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is the same in every tab of one session', () => {
    openPrivacy('anne');
    otherTab('anne');
    expect(privacyStore.get()).toBe(false);
    otherTab(null);
    expect(privacyStore.get()).toBe(true);
    otherTab('bruno');
    expect(privacyStore.get()).toBe(true);
  });
});
