import type { Role } from '@pignon/shared/domain/user/user.enums';
import { refusalOfUserChange } from '@pignon/shared/domain/user/user.rules';
import type { UserStatus } from '@pignon/shared/domain/user/user.enums';

interface Holder {
  loginEmail: string;
  roles: readonly Role[];
  status: UserStatus;
}

/** Author of the change, and all accounts. */
export interface AccountChange<Account extends Holder = Holder> {
  by: Account;
  account: Account;
  users: readonly Account[];
}

const toggledRoles = (currentRoles: readonly Role[], role: Role): Role[] =>
  currentRoles.includes(role) ? currentRoles.filter((one) => one !== role) : [...currentRoles, role];

function refusal(
  { by, account, users }: AccountChange,
  changes: Partial<Pick<Holder, 'roles' | 'status'>>,
): string | null {
  const otherManagers = users.some(
    ({ loginEmail, roles, status }) =>
      loginEmail !== account.loginEmail && status === 'ACTIVE' && roles.includes('MANAGER'),
  );
  const change = { by, before: account, after: { ...account, ...changes }, otherManagers };
  return refusalOfUserChange(change)?.message ?? null;
}

/** Why a role may not be granted or revoked, else null; the server checks the same rules. */
export const refusalOfRole = (change: AccountChange, role: Role): string | null =>
  refusal(change, { roles: toggledRoles(change.account.roles, role) });

/** Why the account may not get this status, or null. */
export const refusalOfStatus = (change: AccountChange, status: UserStatus): string | null =>
  refusal(change, { status });

/** Status changes allowed from each status. */
export const STATUS_MOVES: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  PENDING: ['CLOSED'],
  ACTIVE: ['SUSPENDED', 'CLOSED'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: ['ACTIVE'],
};
