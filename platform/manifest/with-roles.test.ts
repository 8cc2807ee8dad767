import { ACCESS_ROLES } from '@pignon/shared/domain/user/access.policy';
import { withRoles } from './with-roles';

it('names the roles of a level, and leaves what names roles or nobody', () => {
  expect(withRoles({ path: '/demo/new', access: 'write' as const })).toEqual({
    path: '/demo/new',
    roles: ACCESS_ROLES.write,
  });
  expect(withRoles({ path: '/demo/all', roles: ['SUPPORT' as const] })).toEqual({
    path: '/demo/all',
    roles: ['SUPPORT'],
  });
  expect(withRoles({ path: '/demo' })).toEqual({ path: '/demo' });
});
