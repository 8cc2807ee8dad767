import type { Identity, IdentityService } from '@pignon/shared/auth';
import { MIN_POLICY } from '@pignon/shared/domain/user/password.policy';
import { fakeIdentity } from '@pignon/shared/testing';
import { earlyIdentity } from './early-identity';

const PERSON = { uid: 'uid-1', email: 'anne@pignon.test', displayName: 'Anne', photoURL: null, emailVerified: true };
const MINUTE = 60_000;

/** Simulates the identity SDK at its start: no token until it has restored the user. */
function startingIdentity(person: Identity | null) {
  const service = fakeIdentity(person);
  let known = false;
  let tell: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => (tell = resolve));
  const starting: IdentityService = {
    ...service,
    watch: (listener) => {
      void looked.then(() => service.watch(listener));
      return () => undefined;
    },
    token: (fresh) => (known ? Promise.resolve(fresh ? 'renewed' : 'of the service') : Promise.resolve(null)),
  };
  const look = async () => {
    known = true;
    tell();
    await settle();
  };
  return { service, starting, look };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

function begin(over: { person?: Identity | null; expires?: number; load?: () => Promise<IdentityService> } = {}) {
  const { service, starting, look } = startingIdentity(over.person === undefined ? PERSON : over.person);
  const load = jest.fn(over.load ?? (() => Promise.resolve(starting)));
  const idle: (() => void)[] = [];
  const identity = earlyIdentity({
    person: { ...PERSON, providerData: [{ providerId: 'password' }] },
    token: 'kept',
    expires: over.expires ?? Date.now() + 30 * MINUTE,
    load,
    emulated: true,
    whenIdle: (work) => idle.push(work),
  });
  const received: (string | null)[] = [];
  const stop = identity.watch((person) => received.push(person?.uid ?? null));
  const rest = async () => {
    for (const work of idle.splice(0)) work();
    await settle();
  };
  return { identity, service, starting, look, load, heard: received, stop, rest };
}

describe('the early identity', () => {
  it('reports the stored user and token at once, before the service loads', async () => {
    const { identity, load, heard } = begin();
    await settle();
    expect(heard).toEqual(['uid-1']);
    expect(await identity.token()).toBe('kept');
    expect(identity.providers()).toEqual(['password']);
    expect(identity.tokenExpiry()).toBeGreaterThan(Date.now());
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps its token until the service has restored the user', async () => {
    const { identity, rest, look } = begin();
    await rest();
    expect(await identity.token()).toBe('kept');
    await look();
    expect(await identity.token()).toBe('of the service');
  });

  it('requests a new token from the service once the user is restored', async () => {
    const { identity, look } = begin();
    const renewed = identity.token(true);
    await settle();
    await look();
    expect(await renewed).toBe('renewed');
  });

  it('requests a new token when the stored one is about to expire', async () => {
    const { identity, look } = begin({ expires: Date.now() + 20_000 });
    const token = identity.token();
    await settle();
    await look();
    expect(await token).toBe('of the service');
  });

  it('does not repeat the known user, but reports later changes', async () => {
    const { heard, rest, look, service } = begin();
    await rest();
    await look();
    expect(heard).toEqual(['uid-1']);
    await service.signOut();
    expect(heard).toEqual(['uid-1', null]);
  });

  it.each([
    ['nobody', null, [null]],
    ['somebody else', { ...PERSON, uid: 'uid-2' }, ['uid-2']],
  ] as const)('reports that the service restored %s', async (_who, person, expected) => {
    const { heard, rest, look } = begin({ person });
    await rest();
    await look();
    expect(heard).toEqual(['uid-1', ...expected]);
  });

  it('does not notify a listener that unsubscribed', async () => {
    const { heard, stop, rest, look, service } = begin();
    stop();
    await rest();
    await look();
    await service.signOut();
    expect(heard).toEqual([]);
  });

  it('loads the service again after a failed load', async () => {
    const { starting, look } = startingIdentity(PERSON);
    const load = jest.fn(() => Promise.resolve(starting)).mockRejectedValueOnce(new Error('gone'));
    const { identity } = begin({ load });
    await expect(identity.token(true)).rejects.toThrow('gone');
    const token = identity.token(true);
    await look();
    expect(await token).toBe('renewed');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('forwards all other calls to the service', async () => {
    const { identity, service, look } = begin();
    const signedOut = identity.signOut();
    await settle();
    await look();
    await signedOut;
    await identity.signIn('anne@pignon.test', 'secret');
    expect(service.requests).toEqual(['signOut', 'signIn']);
    expect(identity.emulatedGoogle).toBeDefined();
  });

  it('returns the minimum password policy when the service is unavailable', async () => {
    const { identity } = begin({ load: () => Promise.reject(new Error('gone')) });
    expect(await identity.passwordPolicy()).toEqual(MIN_POLICY);
  });
});
