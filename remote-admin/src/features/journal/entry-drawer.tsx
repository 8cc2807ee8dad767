import type { ReactNode } from 'react';
import { ProblemError, useColleagues } from '@pignon/shared/api';
import type { AuditDetail } from '@pignon/shared/domain/audit/audit.schema';
import { ACTION_LABELS } from '@pignon/shared/domain/audit/summary';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, Dialog, Facts, MaskedValue, PanelContent } from '@pignon/shared/ui/core';
import { useAuditEntry } from '../../data/admin.queries';
import { AuditRecord } from './audit-record';
import { valueLines } from './format-audit-value';
import styles from './journal.module.css';

const WIDTH = 760;

function Value({ entity, path, value }: { entity: AuditDetail['entity']; path: string; value: unknown }) {
  const { t } = useTranslation('admin');
  const lines = valueLines(entity, path, value);
  if (lines.length === 0) return <em className={styles.none}>{t('journal.nothing')}</em>;
  return (
    <MaskedValue like="••••••••">
      <span className={styles.value}>{lines.join('\n')}</span>
    </MaskedValue>
  );
}

/** Changes, before and after side by side. */
function Changes({ entity, changes }: Pick<AuditDetail, 'entity' | 'changes'>) {
  const { t } = useTranslation('admin');
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('journal.place')}</th>
          <th scope="col">{t('journal.before')}</th>
          <th scope="col">{t('journal.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, label, before, after }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td data-label={t('journal.before')}>
              <Value entity={entity} path={path} value={before} />
            </td>
            <td data-label={t('journal.after')}>
              <Value entity={entity} path={path} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry }: { entry: AuditDetail }) {
  const { t } = useTranslation('admin');
  const { nameOf } = useColleagues();
  const { entity, ref, user, at, action, source, address, requestId, changes } = entry;
  return (
    <>
      <Facts
        facts={[
          { label: t('journal.what'), value: ACTION_LABELS[action] },
          {
            label: t('journal.record'),
            value: (
              <MaskedValue>
                <AuditRecord line={{ entity, ref }} />
              </MaskedValue>
            ),
          },
          { label: t('journal.who'), value: nameOf(user) === user ? user : `${nameOf(user)} (${user})` },
          { label: t('journal.at'), value: <DateText iso={at} as="time" /> },
          { label: t('journal.source'), value: t(`auditSource.${source}`) },
          { label: t('journal.address'), value: address },
          { label: t('journal.request'), value: requestId },
        ]}
      />
      {changes.length > 0 ? (
        <Changes entity={entity} changes={changes} />
      ) : (
        <p className={styles.none}>{t('journal.noChange')}</p>
      )}
    </>
  );
}

/** One journal entry in a drawer: author, action, device and changes. */
export function EntryDrawer({ auditId, onClose }: { auditId: number; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const query = useAuditEntry(auditId);
  const isUnknown = query.error instanceof ProblemError && query.error.status === 404;
  return (
    <Dialog open look="drawer" width={WIDTH} title={t('journal.entry')} onClose={onClose}>
      {isUnknown ? (
        <p>{t('journal.unknown')}</p>
      ) : (
        <PanelContent query={query} isEmpty={() => false} empty="">
          {(entry) => <Entry entry={entry} />}
        </PanelContent>
      )}
    </Dialog>
  );
}
