import type { Role, UserStatus } from './user.enums';
import { isRecentSignIn, refusalOfClosing, refusalOfUserChange, requestedStatus } from './user.rules';

const userWith = (loginEmail: string, roles: Role[], status: UserStatus = 'ACTIVE') => ({ loginEmail, roles, status });
const MANAGER = userWith('m@pignon.test', ['MANAGER']);
const SUPPORT = userWith('s@pignon.test', ['SUPPORT']);
const SELLER = userWith('n@pignon.test', ['NEGOTIATOR']);

const changeRefusal = (overrides: Partial<Parameters<typeof refusalOfUserChange>[0]>) =>
  refusalOfUserChange({ by: MANAGER, before: SELLER, after: SELLER, otherManagers: true, ...overrides })?.message ??
  null;

describe('a change of roles or status', () => {
  it('passes when a manager changes another user', () => {
    expect(changeRefusal({ after: userWith('n@pignon.test', ['NEGOTIATOR', 'MANAGER', 'SYNCHRO']) })).toBeNull();
    expect(changeRefusal({ after: userWith('n@pignon.test', [], 'CLOSED') })).toBeNull();
  });

  it.each([
    ['loses the role', userWith('m@pignon.test', [])],
    ['is suspended', userWith('m@pignon.test', ['MANAGER'], 'SUSPENDED')],
  ])('is refused when the last active manager %s', (_, after) => {
    const change = { by: MANAGER, before: MANAGER, after };
    expect(refusalOfUserChange({ ...change, otherManagers: false })).toEqual({
      code: 'CONFLICT',
      message: 'L’agence doit garder au moins un responsable actif.',
    });
    expect(refusalOfUserChange({ ...change, otherManagers: true })).toBeNull();
  });

  it('is refused to an author who lost their rights meanwhile', () => {
    const message = 'Votre rôle ne permet plus cette action.';
    expect(changeRefusal({ by: SELLER, before: SUPPORT, after: SUPPORT })).toBe(message);
    expect(changeRefusal({ by: { ...MANAGER, status: 'SUSPENDED' } })).toBe(message);
  });

  it('never gives its author a role', () => {
    const after = userWith('m@pignon.test', ['MANAGER', 'SYNCHRO']);
    expect(changeRefusal({ before: MANAGER, after })).toBe(
      'Personne ne peut s’attribuer un rôle\u00a0: demandez à un autre responsable.',
    );
    expect(changeRefusal({ before: { ...MANAGER, roles: ['MANAGER', 'SYNCHRO'] }, after: MANAGER })).toBeNull();
  });

  it('of managers is left to managers', () => {
    const grant = { before: SELLER, after: userWith('n@pignon.test', ['MANAGER']) };
    const remove = { before: MANAGER, after: userWith('m@pignon.test', []) };
    const suspend = { before: MANAGER, after: userWith('m@pignon.test', ['MANAGER'], 'SUSPENDED') };
    const only = 'Seul un responsable peut donner ou retirer le rôle de responsable.';
    expect(changeRefusal({ by: SUPPORT, ...grant })).toBe(only);
    expect(changeRefusal({ by: SUPPORT, ...remove })).toBe(only);
    expect(changeRefusal({ by: SUPPORT, ...suspend })).toBe(
      'Seul un responsable peut changer le statut d’un responsable.',
    );
    expect(
      changeRefusal({ by: SUPPORT, after: userWith('n@pignon.test', ['NEGOTIATOR', 'SYNCHRO'], 'SUSPENDED') }),
    ).toBeNull();
  });
});

describe('the requested status', () => {
  it.each([
    ['ACTIVE', {}, 'ACTIVE'],
    ['PENDING', { status: 'CLOSED' }, 'CLOSED'],
    ['PENDING', { active: true }, 'ACTIVE'],
    ['ACTIVE', { active: false }, 'SUSPENDED'],
    ['CLOSED', { active: false }, 'CLOSED'],
    ['PENDING', { active: true, status: 'ACTIVE' }, 'ACTIVE'],
  ] as const)('of %s by %o is %s', (current, change, status) => {
    expect(requestedStatus(current, change)).toBe(status);
  });

  it('may not contradict itself', () => {
    expect(requestedStatus('ACTIVE', { active: true, status: 'SUSPENDED' })).toMatchObject({ path: 'active' });
  });
});

describe('closing one’s own account', () => {
  it('is refused only to the last active manager, with what to do first', () => {
    expect(refusalOfClosing(MANAGER, false)).toEqual({
      code: 'CONFLICT',
      message: 'L’agence doit garder au moins un responsable actif. Donnez d’abord ce rôle à quelqu’un d’autre.',
    });
    expect(refusalOfClosing(MANAGER, true)).toBeNull();
    expect(refusalOfClosing(SELLER, false)).toBeNull();
  });

  it('requires a sign-in of at most five minutes ago', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(isRecentSignIn(now - 300_000, now)).toBe(true);
    expect(isRecentSignIn(now - 301_000, now)).toBe(false);
  });
});
