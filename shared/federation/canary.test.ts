import { hashOf } from '../domain/common/text/hash';
import { emailMark, isOffered, offerOf, type CanaryRule, type Person } from './canary';

const NO_AUDIENCE: CanaryRule = { percent: 0, roles: [], emails: [] };
const person = (uid: string, overrides: Partial<Person> = {}): Person => ({
  uid,
  email: `${uid}@pignon.test`,
  roles: ['NEGOTIATOR'],
  ...overrides,
});
const users = Array.from({ length: 10_000 }, (_, index) => person(`uid-${index}`));
const usersOffered = (percent: number, remote = 'contact') =>
  users.filter((user) => isOffered({ ...NO_AUDIENCE, percent }, remote, user)).map(({ uid }) => uid);

describe('a canary', () => {
  test('is offered to nobody or to everybody when its rule says so', () => {
    expect(usersOffered(0)).toEqual([]);
    expect(usersOffered(100)).toHaveLength(users.length);
  });

  test.each([1, 10, 50])('reaches about %i percent of all users', (percent) => {
    expect(Math.abs(usersOffered(percent).length / 100 - percent)).toBeLessThan(1);
  });

  test('stays with its users when its share grows', () => {
    const larger = new Set(usersOffered(30));
    expect(usersOffered(10).filter((uid) => !larger.has(uid))).toEqual([]);
  });

  test('reaches other users for another remote', () => {
    const otherRemoteUsers = new Set(usersOffered(10, 'mandate'));
    expect(usersOffered(10).filter((uid) => otherRemoteUsers.has(uid)).length).toBeLessThan(200);
  });

  test('follows a role, or an address in any notation', () => {
    const manager = person('m', { roles: ['SYNCHRO', 'MANAGER'] });
    expect(isOffered({ ...NO_AUDIENCE, roles: ['MANAGER'] }, 'contact', manager)).toBe(true);
    expect(isOffered({ ...NO_AUDIENCE, roles: ['SUPPORT'] }, 'contact', manager)).toBe(false);
    const rule = { ...NO_AUDIENCE, emails: [emailMark(' Zoé@Pignon.test ')] };
    expect(isOffered(rule, 'contact', person('z', { email: 'zoé@pignon.TEST' }))).toBe(true);
    expect(isOffered(rule, 'contact', person('z'))).toBe(false);
  });

  test('reports the criterion by which it is offered', () => {
    const rule = { percent: 100, roles: ['MANAGER' as const], emails: [emailMark('z@pignon.test')] };
    expect(offerOf(rule, 'contact', person('z', { roles: ['MANAGER'] }))).toBe('role');
    expect(offerOf(rule, 'contact', person('z'))).toBe('email');
    expect(offerOf(rule, 'contact', person('y'))).toBe('percent');
    expect(offerOf(NO_AUDIENCE, 'contact', person('y'))).toBeUndefined();
  });

  test('selects users by the same hash everywhere', () => {
    expect([hashOf(''), hashOf('contact/uid-1'), hashOf('é')]).toEqual([2_872_998_923, 3_099_770_014, 2_387_039_943]);
  });
});
