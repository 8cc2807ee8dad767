import { missingStep, refusalOfFactorRemoval, requiresSecondFactor } from './second-factor.policy';
import type { Role } from './user.enums';

it.each<[Role[], { management: boolean; all: boolean }]>([
  [['MANAGER'], { management: true, all: true }],
  [['SUPPORT'], { management: true, all: true }],
  [['NEGOTIATOR', 'MANAGER'], { management: true, all: true }],
  [['NEGOTIATOR'], { management: false, all: true }],
  [['SYNCHRO'], { management: false, all: true }],
  [[], { management: false, all: true }],
])('a second factor is required of %j by the installation’s rule', (roles, required) => {
  expect(requiresSecondFactor('optional', roles)).toBe(false);
  expect(requiresSecondFactor('management', roles)).toBe(required.management);
  expect(requiresSecondFactor('all', roles)).toBe(required.all);
});

it.each([
  [{ enrolled: false, verified: false, required: false }, null],
  [{ enrolled: false, verified: false, required: true }, 'SETUP'],
  [{ enrolled: false, verified: true, required: true }, 'SETUP'],
  [{ enrolled: true, verified: false, required: false }, 'CODE'],
  [{ enrolled: true, verified: false, required: true }, 'CODE'],
  [{ enrolled: true, verified: true, required: false }, null],
  [{ enrolled: true, verified: true, required: true }, null],
])('a session of %j lacks %s', (session, step) => {
  expect(missingStep(session)).toBe(step);
});

it('a second factor is removed by another person, that of a manager by a manager', () => {
  const holderOf = (loginEmail: string, ...roles: Role[]) => ({ loginEmail, roles });
  const manager = holderOf('m@pignon.test', 'MANAGER');
  const support = holderOf('s@pignon.test', 'SUPPORT');
  const seller = holderOf('n@pignon.test', 'NEGOTIATOR');
  expect(refusalOfFactorRemoval(manager, seller)).toBeNull();
  expect(refusalOfFactorRemoval(support, seller)).toBeNull();
  expect(refusalOfFactorRemoval(manager, holderOf('other@pignon.test', 'MANAGER'))).toBeNull();
  expect(refusalOfFactorRemoval(support, manager)?.code).toBe('FORBIDDEN');
  expect(refusalOfFactorRemoval(manager, manager)?.code).toBe('CONFLICT');
});
