import { ACCESS_ROLES } from '@pignon/shared/domain/user/access.policy';
import { resolveRoles } from './resolve-roles';

it('names the roles of a level, and leaves what names roles or nobody', () => {
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
