import type { ReactNode } from 'react';
import { CANCEL_REASONS, type CancelReason } from '@pignon/shared/domain/visit/visit.enums';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog } from '@pignon/shared/ui/core';
import styles from './follow.module.css';

interface CancelDialogProps {
  visit: VisitSummary;
  onClose: () => void;
  onChosen: (reason: CancelReason) => void;
}

/** Asks for the reason and cancels a visit. */
export function CancelDialog({ visit, onClose, onChosen }: CancelDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <Dialog
      open
      title={t('follow.cancelTitle', { time: formatTime(visit.start) })}
      width={420}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('follow.keep')}</Button>}
    >
      <div className={styles.reasons} role="group" aria-label={t('follow.cancelWhy')}>
        <p className={styles.soft}>{t('follow.cancelWhy')}</p>
        {CANCEL_REASONS.map((reason) => (
          <Button key={reason} block onClick={() => onChosen(reason)}>
            {t(`cancelReason.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
