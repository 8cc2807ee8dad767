import type { AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import { groupLabels } from '@pignon/shared/domain/audit/history-labels';
import { ACTION_LABELS } from '@pignon/shared/domain/audit/summary';
import { frenchList } from '@pignon/shared/domain/common/french';
import { DateText, MaskedValue } from '@pignon/shared/ui/core';
import type { Column } from '@pignon/shared/ui/table';
import { AuditRecord } from './audit-record';
import styles from '../admin.module.css';

type Words = (key: string, values?: Record<string, unknown>) => string;

const MAX_NAMED = 3;

/** Lists the first changed fields. */
function Places({ entity, paths }: Pick<AuditLine, 'entity' | 'paths'>) {
  const places = groupLabels(labelsOf(entity), paths);
  if (places.length === 0) return null;
  const hiddenCount = places.length - MAX_NAMED;
  const visiblePlaces = hiddenCount > 1 ? [...places.slice(0, MAX_NAMED), `${hiddenCount} autres`] : places;
  return <span className={styles.soft}>{frenchList(visiblePlaces)}</span>;
}

/** Columns of the journal. */
export function auditColumns(t: Words, nameOf: (loginEmail: string) => string): Column<AuditLine>[] {
  return [
    {
      key: 'action',
      title: t('journal.what'),
      primary: true,
      render: ({ action, entity, paths }) => (
        <span className={styles.last}>
          {ACTION_LABELS[action]}
          <Places entity={entity} paths={paths} />
        </span>
      ),
    },
    {
      key: 'record',
      title: t('journal.record'),
      render: ({ entity, ref }) => (
        <MaskedValue>
          <AuditRecord line={{ entity, ref }} />
        </MaskedValue>
      ),
    },
    { key: 'user', title: t('journal.who'), render: ({ user }) => nameOf(user) },
    { key: 'source', title: t('journal.source'), from: 960, render: ({ source }) => t(`auditSource.${source}`) },
    {
      key: 'at',
      title: t('journal.at'),
      width: 150,
      align: 'end',
      render: ({ at }) => <DateText iso={at} as="time" />,
    },
  ];
}
