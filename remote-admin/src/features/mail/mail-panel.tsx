import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, lazyPart, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useMailSettings } from '../../data/admin.queries';
import { TestMail } from './test-mail';
import styles from './mail.module.css';

/** Loaded on demand: the other parts of the administration have no form. */
const MailForm = lazyPart(async () => (await import('./mail-form')).MailForm);

const FORM_HEIGHT = 480;

function FormLoading(): ReactNode {
  return (
    <ScreenLoading>
      <Skeleton height={FORM_HEIGHT} />
    </ScreenLoading>
  );
}

/** Outgoing mail: server, limits, and a test. */
export function MailPanel(): ReactNode {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useMailSettings();
  if (!data) return error ? <ScreenError error={error} onRetry={() => void refetch()} /> : <FormLoading />;
  return (
    <div className={styles.mail}>
      {data.overridden && (
        <Alert type="info" title={t('mail.overridden')}>
          {t('mail.overriddenText')}
        </Alert>
      )}
      <TestMail isPossible={data.overridden || data.server !== null} version={data.version} />
      <MailForm settings={data} pending={<FormLoading />} />
    </div>
  );
}
