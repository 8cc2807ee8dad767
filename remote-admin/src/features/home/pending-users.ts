import { byTime } from '@pignon/shared/domain/common/date-time';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { User } from '@pignon/shared/domain/user/user.schema';

/** Filters users who signed up and are not admitted, longest waiting first. */
export function pendingUsers(users: readonly User[]): User[] {
  return users
    .filter(({ status }) => status === 'PENDING')
    .sort((a, b) => byTime(a.createdTime, b.createdTime) || a.loginEmail.localeCompare(b.loginEmail));
}

/** Address of the pending users, with one of them opened. */
export function admitAddress(loginEmail?: string): string {
  return `${paths.administration('users')}?status=pending${loginEmail ? `&account=${encodeURIComponent(loginEmail)}` : ''}`;
}
