import type { ReactNode } from 'react';
import { groupLabels } from '@pignon/shared/domain/audit/history-labels';
import { ACTION_LABELS, summaryOf } from '@pignon/shared/domain/audit/summary';
import { labelsOf } from '@pignon/shared/domain/audit/labels-of';
import type { UserActivity } from '@pignon/shared/domain/user/user-account.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, PanelContent, PanelLine, PanelList } from '@pignon/shared/ui/core';
import { useAudit } from '../../../data/admin.queries';
import styles from './account.module.css';

const MAX_ENTRIES = 5;

interface AccountHistoryProps {
  loginEmail: string;
  /** Undefined until read. */
  activity: UserActivity | undefined;
}

/** Last change of the account, and its owner's last action. */
export function AccountHistory({ loginEmail, activity }: AccountHistoryProps): ReactNode {
  const { t } = useTranslation('admin');
  const query = useAudit({ entity: 'user', ref: loginEmail, pageSize: MAX_ENTRIES });
  return (
    <section className={styles.history} aria-label={t('account.history')}>
      <h3>{t('account.history')}</h3>
      <PanelContent query={query} isEmpty={({ content }) => content.length === 0} empty={t('account.noHistory')}>
        {({ content }) => (
          <PanelList>
            {content.map(({ auditId, at, user, action, paths }) => (
              <PanelLine
                key={auditId}
                title={
                  groupLabels(labelsOf('user'), paths).length > 0
                    ? summaryOf(action, paths, labelsOf('user'))
                    : ACTION_LABELS[action]
                }
                note={user}
              >
                <DateText iso={at} as="relative" />
              </PanelLine>
            ))}
          </PanelList>
        )}
      </PanelContent>
      {activity && (
        <p className={styles.last}>
          {activity.last ? (
            <>
              {t('account.last')} {ACTION_LABELS[activity.last.action]},{' '}
              <DateText iso={activity.last.at} as="relative" />.{' '}
            </>
          ) : (
            t('account.noLast')
          )}
        </p>
      )}
    </section>
  );
}
