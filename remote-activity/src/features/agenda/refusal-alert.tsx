import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, BlockerLink, Button } from '@pignon/shared/ui/core';
import type { Refusal } from './use-moves';
import styles from './agenda-page.module.css';

/** Shows why an entry returned to its place, with a link to the conflicting one. */
export function RefusalAlert({ refusal, onClose }: { refusal: Refusal; onClose: () => void }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <div className={styles.notice}>
      <Alert type="error" title={t('agenda.refused')} action={<Button onClick={onClose}>{t('agenda.close')}</Button>}>
        {refusal.sentence} <BlockerLink to={refusal.to} />
      </Alert>
    </div>
  );
}
