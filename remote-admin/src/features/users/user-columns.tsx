import type { Role } from '@pignon/shared/domain/user/user.enums';
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

/** Columns of the table of users. */
export function userColumns(t: Words): Column<User>[] {
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
      title: t('users.email'),
      sort: 'loginEmail',
      render: ({ loginEmail }) => <Email address={loginEmail} ofColleague />,
    },
    {
      key: 'phone',
      title: t('users.phone'),
      from: 960,
      render: ({ phoneNumbers: [number] }) => number && <Phone number={number} ofColleague />,
    },
    {
      key: 'roles',
      title: t('users.roles'),
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
      title: t('users.status'),
      sort: 'status',
      render: ({ status }) => <UserStatusTag status={status} />,
    },
    {
      key: 'modified',
      title: t('users.modified'),
      sort: 'modifiedTime',
      align: 'end',
      from: 960,
      render: ({ modifiedTime }) => <DateText iso={modifiedTime} as="relative" />,
    },
  ];
}
