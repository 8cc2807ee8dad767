import { useState, type ReactNode } from 'react';
import type { MandateStatus } from '@pignon/shared/domain/mandate/mandate.enums';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Field } from '@pignon/shared/ui/core';
import { useStatusChange } from '../../data/mandate-actions';
import { ActionDialog } from './action-dialog';
import styles from './detail.module.css';

interface StatusDialogProps {
  mandate: Mandate;
  status: MandateStatus;
  onClose: () => void;
}

/** Asks before a mandate is sold or closed: neither can be taken back. */
export function StatusDialog({ mandate, status, onClose }: StatusDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useStatusChange(mandate, onClose);
  return (
    <ActionDialog
      title={t(`status.title.${status}`)}
      action={t(`status.do.${status}`)}
      danger={status === 'CLOSED'}
      pending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={() => mutate({ status, reason })}
    >
      <p>{t(`status.lead.${status}`)}</p>
      {status === 'CLOSED' && (
        <Field label={t('status.reason')} hint={t('status.reasonHint')}>
          {(ids) => (
            <textarea
              {...ids}
              className={styles.lines}
              maxLength={2000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
    </ActionDialog>
  );
}
