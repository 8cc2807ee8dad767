import { holdsAccess, holdsAnyRole, type RoleAccess } from './access.policy';
import type { Role } from './user.enums';

const LEVELS: RoleAccess[] = ['read', 'write', 'manage', 'admin', 'sync', 'rollout'];
const levelsOf = (...roles: Role[]) => LEVELS.filter((level) => holdsAccess(roles, level));

it.each<[Role[], RoleAccess[]]>([
  [[], ['read']],
  [['NEGOTIATOR'], ['read', 'write']],
  [['MANAGER'], ['read', 'write', 'manage', 'admin']],
  [['SUPPORT'], ['read', 'admin', 'rollout']],
  [['SYNCHRO'], ['read', 'sync']],
  [
    ['NEGOTIATOR', 'SYNCHRO'],
    ['read', 'write', 'sync'],
  ],
])('allows %j: %j', (roles, levels) => {
  expect(levelsOf(...roles)).toEqual(levels);
});

it('requires one of several roles, not all', () => {
  expect(holdsAnyRole(['SUPPORT'], ['MANAGER', 'SUPPORT'])).toBe(true);
  expect(holdsAnyRole(['NEGOTIATOR'], ['MANAGER', 'SUPPORT'])).toBe(false);
  expect(holdsAnyRole([], [])).toBe(true);
});
