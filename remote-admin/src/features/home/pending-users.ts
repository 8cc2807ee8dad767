import { byTime } from '@pignon/shared/domain/common/date-time';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { User } from '@pignon/shared/domain/user/user.schema';

/** Who signed up and was not admitted yet, the longest waiting first. */
export function pendingUsers(users: readonly User[]): User[] {
  return users
    .filter(({ status }) => status === 'PENDING')
    .sort((a, b) => byTime(a.createdTime, b.createdTime) || a.loginEmail.localeCompare(b.loginEmail));
}

/** Where those who wait are listed, and one of them opened to be admitted. */
export function admitAddress(loginEmail?: string): string {
  return `${paths.administration('users')}?status=pending${loginEmail ? `&account=${encodeURIComponent(loginEmail)}` : ''}`;
}
