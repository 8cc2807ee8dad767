import type { ReactNode } from 'react';
import { call, useColleagues } from '@pignon/shared/api';
import { AUDIT_ACTIONS, AUDITED } from '@pignon/shared/domain/audit/audit.enums';
import { AUDITED_LABELS } from '@pignon/shared/domain/audit/labels-of';
import { ACTION_LABELS } from '@pignon/shared/domain/audit/summary';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Button, DownloadIcon, RefusedButton, SearchField, SelectBox, usePeriodProblem } from '@pignon/shared/ui/core';
import { PeriodInput, useExport } from '@pignon/shared/ui/list';
import { ALL, filterOfJournal, type AuditControls } from './audit-list';
import styles from './journal.module.css';

/** Filters: author, action, record, date. */
export function AuditTools({ list }: { list: AuditControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { all, nameOf } = useColleagues();
  const { filters, setFilters } = list;
  const { ref, user, entity, action, from, to } = filters;
  const people = all.map(({ loginEmail }) => ({ value: loginEmail, label: nameOf(loginEmail) }));
  // an address may name a job or a deleted user
  const isOther = user !== null && !people.some(({ value }) => value === user);
  return (
    <>
      <SearchField
        label={t('journal.search')}
        value={ref}
        onSearch={(text) => setFilters({ ref: text }, { replace: true })}
      />
      <SelectBox
        className={styles.choice}
        aria-label={t('journal.who')}
        placeholder={t('journal.everybody')}
        value={user ?? ''}
        options={isOther ? [...people, { value: user, label: user }] : people}
        onChange={(value) => setFilters({ user: value || null })}
      />
      <SelectBox
        className={styles.choice}
        aria-label={t('journal.record')}
        placeholder={t('journal.everyRecord')}
        value={entity === ALL ? '' : entity}
        options={AUDITED.map((value) => ({ value, label: AUDITED_LABELS[value] }))}
        onChange={(value) => setFilters({ entity: AUDITED.find((one) => one === value) ?? ALL })}
      />
      <SelectBox
        className={styles.choice}
        aria-label={t('journal.what')}
        placeholder={t('journal.everyAction')}
        value={action === ALL ? '' : action}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }))}
        onChange={(value) => setFilters({ action: AUDIT_ACTIONS.find((one) => one === value) ?? ALL })}
      />
      <PeriodInput
        from={from}
        to={to}
        labels={{ from: t('journal.from'), to: t('journal.to') }}
        onChange={setFilters}
      />
    </>
  );
}

/** Exports the filtered lines as CSV. Refused on the client's screen, as it names people, and for a reversed period. */
export function AuditExport({ list }: { list: AuditControls }): ReactNode {
  const { t } = useTranslation('admin');
  const { busy, run } = useExport();
  const isPrivate = usePrivacy();
  const periodProblem = usePeriodProblem(list.filters);
  const refusal = isPrivate ? t('journal.exportPrivate') : periodProblem;
  const label = t('journal.export');
  if (refusal !== undefined)
    return (
      <RefusedButton icon={<DownloadIcon />} reason={refusal}>
        {label}
      </RefusedButton>
    );
  return (
    <Button
      icon={<DownloadIcon />}
      loading={busy}
      onClick={() => run(() => call('GET audit.csv', { query: filterOfJournal(list) }))}
    >
      {label}
    </Button>
  );
}
