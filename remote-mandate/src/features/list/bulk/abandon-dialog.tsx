import { useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Field } from '@pignon/shared/ui/core';
import { ActionDialog } from '../../detail/action-dialog';
import styles from '../../detail/detail.module.css';

const MAX_REASON_LENGTH = 2000;

interface AbandonDialogProps {
  count: number;
  onClose: () => void;
  onAbandon: (reason: string) => void;
}

/** Asks why drafts are cancelled; signed mandates in the selection stay unchanged. */
export function AbandonDialog({ count, onClose, onAbandon }: AbandonDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t('bulk.abandonTitle', { count })}
      action={t('bulk.abandon')}
      danger
      disabled={reason.trim() === ''}
      pending={false}
      error={null}
      onClose={onClose}
      onSubmit={() => onAbandon(reason.trim())}
    >
      <p>{t('bulk.abandonText')}</p>
      <Field label={t('field.termination.reason.short')} hint={t('status.reasonHint')}>
        {(ids) => (
          <textarea
            {...ids}
            className={styles.lines}
            rows={3}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
