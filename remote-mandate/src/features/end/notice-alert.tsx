import { uncapitalize } from '@pignon/shared/domain/common/french';
import { useState, type ReactNode } from 'react';
import { useMay } from '@pignon/shared/auth';
import { noticeInProgress } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { Alert, Button, Field } from '@pignon/shared/ui/core';
import { useNoticeWithdrawal } from '../../data/mandate-actions';
import { ActionDialog } from '../detail/action-dialog';
import styles from '../detail/detail.module.css';

/** Notice with a future end date: date, author, withdrawal. Hidden on the client's screen. */
export function NoticeAlert({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const mayWrite = useMay('write');
  const masked = usePrivacy();
  const notice = noticeInProgress(mandate);
  if (!notice || masked) return null;
  const { by, letterDate, letterNumber, effectiveDate, reason } = notice;
  const kind = notice.kind === 'NON_RENEWAL' ? 'NON_RENEWAL' : 'NOTICE';
  const letter = t('notice.letter', { number: letterNumber, day: letterDate && formatDate(letterDate) });
  return (
    <>
      <Alert
        type="warning"
        title={t(`notice.title.${kind}`, { day: formatDate(effectiveDate) })}
        action={mayWrite && <Button onClick={() => setIsDialogOpen(true)}>{t('notice.back')}</Button>}
      >
        {by && t('notice.by', { party: uncapitalize(t(`terminationParty.${by}`)) })} {letter}{' '}
        <span className={styles.reason}>{reason}</span>
      </Alert>
      {isDialogOpen && <BackDialog mandate={mandate} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}

function BackDialog({ mandate, onClose }: { mandate: Mandate; onClose: () => void }): ReactNode {
  const { t } = useTranslation('mandate');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useNoticeWithdrawal(mandate, onClose);
  return (
    <ActionDialog
      title={t('notice.backTitle')}
      action={t('notice.back')}
      disabled={reason.trim() === ''}
      pending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={() => mutate({ reason: reason.trim() })}
    >
      <p>{t('notice.backLead')}</p>
      <Field label={t('field.termination.reason.short')} hint={t('status.reasonHint')}>
        {(ids) => (
          <textarea
            {...ids}
            className={styles.lines}
            required
            maxLength={2000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
