import type { Identity, IdentityService } from '@pignon/shared/auth';
import { MIN_POLICY } from '@pignon/shared/domain/user/password.policy';
import { fakeIdentity } from '@pignon/shared/testing';
import { earlyIdentity } from './early-identity';

const PERSON = { uid: 'uid-1', email: 'anne@pignon.test', displayName: 'Anne', photoURL: null, emailVerified: true };
const MINUTE = 60_000;

/** Simulates the identity SDK at its start: no token until it has restored the user. */
function createSdkService(person: Identity | null) {
  const service = fakeIdentity(person);
  let isUserRestored = false;
  let finishRestoring: () => void = () => undefined;
  const restored = new Promise<void>((resolve) => (finishRestoring = resolve));
  const restoringService: IdentityService = {
    ...service,
    watch: (listener) => {
      void restored.then(() => service.watch(listener));
      return () => undefined;
    },
    token: (forceRefresh) =>
      isUserRestored ? Promise.resolve(forceRefresh ? 'renewed' : 'of the service') : Promise.resolve(null),
  };
  const restoreUser = async () => {
    isUserRestored = true;
    finishRestoring();
    await settle();
  };
  return { service, starting: restoringService, look: restoreUser };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

function createIdentity(
  overrides: {
    /** True when the browser has no stored session. */
    isNobody?: boolean;
    /** Whom the service restores. */
    person?: Identity | null;
    expires?: number;
    load?: () => Promise<IdentityService>;
  } = {},
) {
  const {
    service,
    starting: restoringService,
    look: restoreUser,
  } = createSdkService(overrides.person === undefined ? PERSON : overrides.person);
  const load = jest.fn(overrides.load ?? (() => Promise.resolve(restoringService)));
  let changeInAnotherTab: () => void = () => undefined;
  const identity = earlyIdentity({
    session: overrides.isNobody
      ? undefined
      : {
          person: { ...PERSON, providerData: [{ providerId: 'password' }] },
          token: 'kept',
          expires: overrides.expires ?? Date.now() + 30 * MINUTE,
        },
    load,
    emulated: true,
    onNeed: (listener) => (changeInAnotherTab = listener),
  });
  const received: (string | null)[] = [];
  const stop = identity.watch((person) => received.push(person?.uid ?? null));
  const changeElsewhere = async () => {
    changeInAnotherTab();
    await settle();
  };
  return {
    identity,
    service,
    starting: restoringService,
    look: restoreUser,
    load,
    heard: received,
    stop,
    changeElsewhere,
    changeInAnotherTab: () => changeInAnotherTab(),
  };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the early identity', () => {
  it('reports the stored user and token at once, before the service loads', async () => {
    const { identity, load, heard } = createIdentity();
    await settle();
    expect(heard).toEqual(['uid-1']);
    expect(await identity.token()).toBe('kept');
    expect(identity.providers()).toEqual(['password']);
    expect(identity.tokenExpiry()).toBeGreaterThan(Date.now());
    expect(load).not.toHaveBeenCalled();
  });

  it('follows the service from the first call that needs it', async () => {
    const { identity, heard, look: restoreUser } = createIdentity();
    const signedOut = identity.signOut();
    await settle();
    await restoreUser();
    await signedOut;
    await settle();
    expect(heard).toEqual(['uid-1', null]);
  });

  it('keeps its token until the service has restored the user', async () => {
    const { identity, changeElsewhere, look: restoreUser } = createIdentity();
    await changeElsewhere();
    expect(await identity.token()).toBe('kept');
    await restoreUser();
    expect(await identity.token()).toBe('of the service');
  });

  it('requests a new token from the service once the user is restored', async () => {
    const { identity, look: restoreUser } = createIdentity();
    const renewedToken = identity.token(true);
    await settle();
    await restoreUser();
    expect(await renewedToken).toBe('renewed');
  });

  it('requests a new token when the stored one is about to expire', async () => {
    const { identity, look: restoreUser } = createIdentity({ expires: Date.now() + 20_000 });
    const token = identity.token();
    await settle();
    await restoreUser();
    expect(await token).toBe('of the service');
  });

  it('does not repeat the known user, but reports later changes', async () => {
    const { heard, changeElsewhere, look: restoreUser, service } = createIdentity();
    await changeElsewhere();
    await restoreUser();
    expect(heard).toEqual(['uid-1']);
    await service.signOut();
    expect(heard).toEqual(['uid-1', null]);
  });

  it.each([
    ['nobody', null, [null]],
    ['somebody else', { ...PERSON, uid: 'uid-2' }, ['uid-2']],
  ] as const)('reports that the service restored %s', async (_who, person, expected) => {
    const { heard, changeElsewhere, look: restoreUser } = createIdentity({ person });
    await changeElsewhere();
    await restoreUser();
    expect(heard).toEqual(['uid-1', ...expected]);
  });

  it('reports nobody at once where no session is stored, and whoever signs in', async () => {
    const { identity, load, heard, look: restoreUser } = createIdentity({ isNobody: true, person: null });
    await settle();
    expect(heard).toEqual([null]);
    expect(await identity.token()).toBeNull();
    expect(identity.tokenExpiry()).toBeUndefined();
    expect(identity.providers()).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    const signedIn = identity.signIn(PERSON.email, 'secret');
    await settle();
    await restoreUser();
    await signedIn;
    await settle();
    expect(heard).toEqual([null, expect.any(String)]);
    expect(await identity.token()).toBe('of the service');
  });

  it('reports a user whom only the service knew', async () => {
    const { heard, changeElsewhere, look: restoreUser } = createIdentity({ isNobody: true });
    await changeElsewhere();
    await restoreUser();
    expect(heard).toEqual([null, 'uid-1']);
  });

  it('does not notify a listener that unsubscribed', async () => {
    const { heard, stop, changeElsewhere, look: restoreUser, service } = createIdentity();
    stop();
    await changeElsewhere();
    await restoreUser();
    await service.signOut();
    expect(heard).toEqual([]);
  });

  it('loads the service again after a failed load', async () => {
    const { starting: restoringService, look: restoreUser } = createSdkService(PERSON);
    const load = jest.fn(() => Promise.resolve(restoringService)).mockRejectedValueOnce(new Error('gone'));
    const { identity } = createIdentity({ load });
    await expect(identity.token(true)).rejects.toThrow('gone');
    const token = identity.token(true);
    await restoreUser();
    expect(await token).toBe('renewed');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads the service again once in 30 s, however many changes of other tabs could not load it', async () => {
    jest.useFakeTimers();
    const { load, changeInAnotherTab } = createIdentity({ load: () => Promise.reject(new Error('gone')) });
    for (let change = 0; change < 3; change += 1) {
      changeInAnotherTab();
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(load).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('forwards all other calls to the service', async () => {
    const { identity, service, look: restoreUser } = createIdentity();
    const signedOut = identity.signOut();
    await settle();
    await restoreUser();
    await signedOut;
    await identity.signIn('anne@pignon.test', 'secret');
    expect(service.requests).toEqual(['signOut', 'signIn']);
    expect(identity.emulatedGoogle).toBeDefined();
  });

  it('returns the minimum password policy when the service is unavailable', async () => {
    const { identity } = createIdentity({ load: () => Promise.reject(new Error('gone')) });
    expect(await identity.passwordPolicy()).toEqual(MIN_POLICY);
  });
});
