import { ACCOUNTS, emailOf } from '../../fixtures/accounts';
import { tokenOf } from '../../fixtures/identity';
import { expect, test } from '../../fixtures/test';

/**
 * Runs after all other specs. Specs of two workers share these accounts, so one that edits a name, a role or a status, even
 * for a moment, changes what another reads: it takes `admittedPerson` instead.
 */
test('no spec edits a demonstration account @gate', { tag: '@new-stack' }, async ({ request }) => {
  const headers = await tokenOf(request, 'manager@pignon.test');
  const users = (await (await request.get('/api/user?includeInactive=true', { headers })).json()) as {
    loginEmail: string;
    version: number;
  }[];
  const edited = users.filter(({ loginEmail, version }) => ACCOUNTS.map(emailOf).includes(loginEmail) && version > 1);
  expect(edited.map(({ loginEmail }) => loginEmail)).toEqual([]);
});
