import { useState, type ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { addMonths, dayOf } from '@pignon/shared/domain/common/day';
import { reviewProblem } from '@pignon/shared/domain/contact/erasure/inactivity.rules';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, DayInput, Dialog, Field, Input, sentenceOf } from '@pignon/shared/ui/core';
import { useDecide } from '../../data/review.queries';
import styles from '../gdpr/gdpr.module.css';
import { useContactName } from '../use-contact-name';

const OFFERED_MONTHS = 12;
const MAX_MONTHS = 36;
const MAX_REASON_LENGTH = 500;

interface KeepDialogProps {
  contactId: number;
  onClose: () => void;
}

/** Keeps an inactive contact, with a reason and an end date. */
export function KeepDialog({ contactId, onClose }: KeepDialogProps): ReactNode {
  const { t } = useTranslation('contact');
  const name = useContactName(contactId);
  const today = dayOf();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState(addMonths(today, OFFERED_MONTHS));
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, error } = useDecide(contactId, () => {
    bus.publish('notice.raised', { message: t('review.kept', { date: formatDate(until) }) });
    onClose();
  });
  const reviewInput = { decision: 'KEEP' as const, reason, until: until || today };
  const problem = isSubmitted ? reviewProblem(reviewInput, today) : null;
  const messageOf = (path: string) => (problem?.path === path ? problem.message : undefined);
  const save = () => {
    setSubmitted(true);
    if (!reviewProblem(reviewInput, today)) mutate(reviewInput);
  };
  return (
    <Dialog
      open
      title={t('review.keepTitle', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('erase.cancel')}</Button>
          <Button type="primary" loading={isPending} onClick={save}>
            {t('review.keep')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t('review.keepText')}</p>
        <Field label={t('review.reason')} error={messageOf('reason')}>
          {(ids) => (
            <Input
              {...ids}
              value={reason}
              maxLength={MAX_REASON_LENGTH}
              invalid={messageOf('reason') !== undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Field label={t('review.until')} error={messageOf('until')}>
          {(ids) => (
            <DayInput
              {...ids}
              value={until}
              min={today}
              max={addMonths(today, MAX_MONTHS)}
              invalid={messageOf('until') !== undefined}
              onChange={setUntil}
            />
          )}
        </Field>
        {error && (
          <Alert
            type="error"
            title={error instanceof ProblemError ? error.message : (sentenceOf(error) ?? t('gdpr.failed'))}
          />
        )}
      </div>
    </Dialog>
  );
}
