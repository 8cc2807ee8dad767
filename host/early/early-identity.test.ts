import type { Identity, IdentityService } from '@pignon/shared/auth';
import { MIN_POLICY } from '@pignon/shared/domain/user/password.policy';
import { fakeIdentity } from '@pignon/shared/testing';
import { earlyIdentity } from './early-identity';

const PERSON = { uid: 'uid-1', email: 'anne@pignon.test', displayName: 'Anne', photoURL: null, emailVerified: true };
const MINUTE = 60_000;

/** The service as its SDK starts it: it has a token for nobody until it has looked who is signed in. */
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

describe('the identity of a page that began early', () => {
  it('is told at once, with its token, before the service is fetched', async () => {
    const { identity, load, heard } = begin();
    await settle();
    expect(heard).toEqual(['uid-1']);
    expect(await identity.token()).toBe('kept');
    expect(identity.providers()).toEqual(['password']);
    expect(identity.tokenExpiry()).toBeGreaterThan(Date.now());
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps its token until the service knows who is signed in', async () => {
    const { identity, rest, look } = begin();
    await rest();
    expect(await identity.token()).toBe('kept');
    await look();
    expect(await identity.token()).toBe('of the service');
  });

  it('asks the service, once it knows, for a new token', async () => {
    const { identity, look } = begin();
    const renewed = identity.token(true);
    await settle();
    await look();
    expect(await renewed).toBe('renewed');
  });

  it('asks for a new token where the kept one is nearly over', async () => {
    const { identity, look } = begin({ expires: Date.now() + 20_000 });
    const token = identity.token();
    await settle();
    await look();
    expect(await token).toBe('of the service');
  });

  it('says nothing again of somebody who is known, and everything that comes after', async () => {
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
  ] as const)('hears that the service knows of %s', async (_who, person, expected) => {
    const { heard, rest, look } = begin({ person });
    await rest();
    await look();
    expect(heard).toEqual(['uid-1', ...expected]);
  });

  it('is told to nobody who stopped listening', async () => {
    const { heard, stop, rest, look, service } = begin();
    stop();
    await rest();
    await look();
    await service.signOut();
    expect(heard).toEqual([]);
  });

  it('fetches the service again where it did not come', async () => {
    const { starting, look } = startingIdentity(PERSON);
    const load = jest.fn(() => Promise.resolve(starting)).mockRejectedValueOnce(new Error('gone'));
    const { identity } = begin({ load });
    await expect(identity.token(true)).rejects.toThrow('gone');
    const token = identity.token(true);
    await look();
    expect(await token).toBe('renewed');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('hands on whatever else is asked for', async () => {
    const { identity, service, look } = begin();
    const signedOut = identity.signOut();
    await settle();
    await look();
    await signedOut;
    await identity.signIn('anne@pignon.test', 'secret');
    expect(service.requests).toEqual(['signOut', 'signIn']);
    expect(identity.emulatedGoogle).toBeDefined();
  });

  it('asks for the least policy of passwords where the service cannot say', async () => {
    const { identity } = begin({ load: () => Promise.reject(new Error('gone')) });
    expect(await identity.passwordPolicy()).toEqual(MIN_POLICY);
  });
});
