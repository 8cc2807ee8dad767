import type { Role } from '@pignon/shared/domain/user/user.enums';
import { AUDITED_LABELS } from '@pignon/shared/domain/audit/labels-of';
import { ACTION_LABELS } from '@pignon/shared/domain/audit/summary';
import type { UserActivity } from '@pignon/shared/domain/user/user-account.schema';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { Avatar, DateText, Email, Phone, Tag, UserStatusTag, type Tone } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import styles from '../admin.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

const ROLE_TONES: Readonly<Record<Role, Tone>> = {
  NEGOTIATOR: 'green',
  MANAGER: 'purple',
  SUPPORT: 'blue',
  SYNCHRO: 'amber',
};

/** Last action of a user, with its time. */
function LastAction({ last }: { last: UserActivity['last'] }) {
  if (!last) return null;
  return (
    <span className={styles.last}>
      {`${ACTION_LABELS[last.action]} · ${AUDITED_LABELS[last.entity]}`}
      <span className={styles.soft}>
        <DateText iso={last.at} as="relative" />
      </span>
    </span>
  );
}

/** Columns of the user table; activity loads later. */
export function userColumns(t: Words, activities: readonly UserActivity[] = []): Column<User>[] {
  const known = new Map(activities.map((activity) => [activity.loginEmail, activity]));
  return [
    {
      key: 'name',
      title: t('users.name'),
      primary: true,
      sort: 'lastName',
      render: ({ firstName, lastName, loginEmail, photoURL }) => (
        <span className={styles.person}>
          <Avatar firstName={firstName} lastName={lastName} photoURL={photoURL} />
          {`${lastName} ${firstName}`.trim() || loginEmail}
        </span>
      ),
    },
    {
      key: 'email',
      title: t('field.user.email.short'),
      sort: 'loginEmail',
      render: ({ loginEmail }) => <Email address={loginEmail} ofColleague />,
    },
    {
      key: 'phone',
      title: t('field.user.phoneNumbers.short'),
      from: 960,
      render: ({ phoneNumbers: [number] }) => number && <Phone number={number} ofColleague />,
    },
    {
      key: 'roles',
      title: t('field.user.roles'),
      render: ({ roles }) =>
        roles.length === 0 ? (
          <span className={styles.soft}>{t('users.noRole')}</span>
        ) : (
          <span className={styles.tags}>
            {roles.map((role) => (
              <Tag key={role} tone={ROLE_TONES[role]}>
                {t(`role.${role}`)}
              </Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'status',
      title: t('field.user.status.short'),
      sort: 'status',
      render: ({ status, loginEmail, active }) => {
        const activity = known.get(loginEmail);
        const neverSignedIn = active && activity?.signedIn === false;
        return (
          <span className={styles.tags}>
            <UserStatusTag status={status} />
            {neverSignedIn && <Tag tone="amber">{t(activity.invitedTime ? 'users.invited' : 'users.neverIn')}</Tag>}
          </span>
        );
      },
    },
    {
      key: 'last',
      title: t('users.last'),
      from: 1280,
      render: ({ loginEmail }) => <LastAction last={known.get(loginEmail)?.last ?? null} />,
    },
    {
      key: 'modified',
      title: t('field.user.modifiedTime.short'),
      sort: 'modifiedTime',
      align: 'end',
      from: 960,
      render: ({ modifiedTime }) => <DateText iso={modifiedTime} as="relative" />,
    },
  ];
}
