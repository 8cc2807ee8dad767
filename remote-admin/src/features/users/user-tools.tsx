import type { ReactNode } from 'react';
import { ROLES, USER_STATUSES } from '@pignon/shared/domain/user/user.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { toggled, type ControlsOf } from '@pignon/shared/router';
import { Button, FilterChip, FilterMenu, SearchField } from '@pignon/shared/ui/core';
import type { USER_LIST } from './user-list';
import styles from '../admin.module.css';

export type UserControls = ControlsOf<typeof USER_LIST>;

/** Search and filters of the table of users. */
export function UserTools({ list }: { list: UserControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { filters, setFilters } = list;
  return (
    <>
      <SearchField
        label={t('users.search')}
        value={filters.text}
        onSearch={(text) => setFilters({ text }, { replace: true })}
      />
      <FilterMenu
        label={t('field.user.roles')}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        chosen={filters.role}
        onToggle={(role) => setFilters((now) => ({ role: toggled(now.role, role) }))}
      />
      <FilterMenu
        label={t('field.user.status.short')}
        options={USER_STATUSES.map((value) => ({ value, label: t(`userStatus.${value}`) }))}
        chosen={filters.status}
        onToggle={(status) => setFilters((now) => ({ status: toggled(now.status, status) }))}
      />
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={filters.inactive}
          onChange={(event) => setFilters({ inactive: event.target.checked })}
        />
        {t('users.showInactive')}
      </label>
    </>
  );
}

/** Active filters, each with a remove button. */
export function UserChips({ list }: { list: UserControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { role, status, inactive } = list.filters;
  return (
    <>
      {role.map((one) => (
        <FilterChip
          key={one}
          label={t(`role.${one}`)}
          onRemove={() => list.setFilters((now) => ({ role: toggled(now.role, one) }))}
        />
      ))}
      {status.map((one) => (
        <FilterChip
          key={one}
          label={t(`userStatus.${one}`)}
          onRemove={() => list.setFilters((now) => ({ status: toggled(now.status, one) }))}
        />
      ))}
      {inactive && <FilterChip label={t('users.withInactive')} onRemove={() => list.setFilters({ inactive: false })} />}
      {(role.length > 0 || status.length > 0 || inactive) && (
        <Button type="link" size="small" onClick={list.resetFilters}>
          {t('action.clearFilters')}
        </Button>
      )}
    </>
  );
}
