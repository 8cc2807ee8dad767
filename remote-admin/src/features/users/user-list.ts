import { byTime } from '@pignon/shared/domain/common/date-time';
import { normalise } from '@pignon/shared/domain/common/text/normalise';
import { pageInfo, type Page } from '@pignon/shared/domain/common/paging';
import { ROLES, USER_STATUSES } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { defineList, flagParam, manyOfParam, textParam, type StateOf } from '@pignon/shared/router';

export const USER_ORDER = ['lastName', 'loginEmail', 'status', 'modifiedTime'] as const;

/** Address of the list of users. */
export const USER_LIST = defineList({
  filters: { text: textParam(), role: manyOfParam(ROLES), status: manyOfParam(USER_STATUSES), inactive: flagParam() },
  orderProperties: USER_ORDER,
  defaultOrder: { property: 'lastName', direction: 'ASC' },
});
type UserListState = StateOf<typeof USER_LIST>;

/** True when the filters include accounts that may not sign in. */
export const includesInactive = ({ inactive, status }: UserListState['filters']): boolean =>
  inactive || status.some((one) => one !== 'ACTIVE');

function answers(user: User, { text, role, status }: UserListState['filters']): boolean {
  const searchText = normalise(`${user.firstName} ${user.lastName} ${user.loginEmail} ${user.email}`);
  const words = normalise(text).split(' ');
  return (
    words.every((word) => searchText.includes(word)) &&
    (role.length === 0 || role.some((one) => user.roles.includes(one))) &&
    (status.length === 0 || status.includes(user.status))
  );
}

function compare(a: User, b: User, property: (typeof USER_ORDER)[number]): number {
  const first =
    property === 'modifiedTime' ? byTime(a.modifiedTime, b.modifiedTime) : a[property].localeCompare(b[property], 'fr');
  return first || a.firstName.localeCompare(b.firstName, 'fr') || a.loginEmail.localeCompare(b.loginEmail);
}

/** Page of users for the table's state; the API returns all at once. */
export function pageOfUsers(
  users: readonly User[],
  { filters, order, pageNumber, pageSize }: UserListState,
): Page<User> {
  const sign = order.direction === 'ASC' ? 1 : -1;
  const found = users.filter((user) => answers(user, filters)).sort((a, b) => sign * compare(a, b, order.property));
  const start = pageNumber * pageSize;
  return { content: found.slice(start, start + pageSize), page: pageInfo(pageNumber, pageSize, found.length) };
}
