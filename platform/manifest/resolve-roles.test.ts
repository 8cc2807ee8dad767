import { ACCESS_ROLES } from '@pignon/shared/domain/user/access.policy';
import { resolveRoles } from './resolve-roles';

it('resolves a level to roles, and keeps explicit roles and absent ones', () => {
  expect(resolveRoles({ path: '/demo/new', access: 'write' as const })).toEqual({
    path: '/demo/new',
    roles: ACCESS_ROLES.write,
  });
  expect(resolveRoles({ path: '/demo/all', roles: ['SUPPORT' as const] })).toEqual({
    path: '/demo/all',
    roles: ['SUPPORT'],
  });
  expect(resolveRoles({ path: '/demo' })).toEqual({ path: '/demo' });
});
