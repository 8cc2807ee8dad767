import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import type { ClientErrorReport } from '@pignon/shared/domain/client-error/client-error.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { DateText, Dialog, Facts, MaskedValue, PanelContent } from '@pignon/shared/ui/core';
import { useIncident } from '../../data/admin.queries';
import styles from '../journal/journal.module.css';
import { StackView } from './stack-view';

const WIDTH = 760;

function Report({ report }: { report: ClientErrorReport }) {
  const { t } = useTranslation('admin');
  const { message, remote, version, route, at, userAgent, stack, errorId } = report;
  return (
    <>
      <Facts
        facts={[
          { label: t('errors.message'), value: message },
          { label: t('errors.remote'), value: remote },
          { label: t('errors.version'), value: version },
          { label: t('errors.route'), value: <MaskedValue>{route}</MaskedValue> },
          { label: t('errors.at'), value: <DateText iso={at} as="time" /> },
          { label: t('errors.browser'), value: userAgent },
          { label: t('errors.number'), value: errorId },
        ]}
      />
      {stack === null ? <p className={styles.none}>{t('errors.noStack')}</p> : <StackView stack={stack} />}
    </>
  );
}

/** One browser error, in a drawer beside the table. */
export function ErrorDrawer({ errorId, onClose }: { errorId: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const query = useIncident(errorId);
  const isUnknown = query.error instanceof ProblemError && query.error.status === 404;
  return (
    <Dialog open look="drawer" width={WIDTH} title={t('errors.one')} onClose={onClose}>
      {isUnknown ? (
        <p>{t('errors.unknown')}</p>
      ) : (
        <PanelContent query={query} isEmpty={() => false} empty="">
          {(report) => <Report report={report} />}
        </PanelContent>
      )}
    </Dialog>
  );
}
