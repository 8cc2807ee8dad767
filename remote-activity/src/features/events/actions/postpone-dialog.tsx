import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useCall } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import {
  Alert,
  blockedPath,
  BlockerLink,
  Button,
  DayInput,
  Dialog,
  sentenceOf,
  TimeInput,
} from '@pignon/shared/ui/core';
import { hourOf, movedTo, tomorrow } from './postpone';
import { useChangeEvent } from './use-change-event';
import styles from './event-actions.module.css';

interface PostponeDialogProps {
  event: Event;
  onClose: () => void;
}

/** Asks for the new day and time of an event. A refused change keeps the typed values. */
export function PostponeDialog({ event, onClose }: PostponeDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const [day, setDay] = useState(() => tomorrow(dayOf()));
  const [time, setTime] = useState(() => hourOf(event));
  // current version: a colleague may have changed it since the dialog opened
  const current = useCall('GET event/{id}', { params: { id: event.id } }).data ?? event;
  const { changeInDialog, isPending, error } = useChangeEvent();
  const ready = day !== '' && time !== '';
  const blocker = blockedPath(error);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (!ready) return;
    changeInDialog(current, movedTo(current, day, time), t('postpone.done', { date: formatDate(day) }), onClose);
  };
  return (
    <Dialog open title={t('postpone.title')} width={420} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.moment}>
          <label>
            <span>{t('new.day')}</span>
            <DayInput aria-label={t('new.day')} value={day} onChange={setDay} />
          </label>
          <label>
            <span>{t('new.time')}</span>
            <TimeInput aria-label={t('new.time')} value={time} onChange={setTime} />
          </label>
        </div>
        {error && (
          <Alert type="error" title={sentenceOf(error) ?? t('state.error')}>
            {blocker !== undefined && <BlockerLink to={blocker} />}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button htmlType="submit" type="primary" loading={isPending} disabled={!ready}>
            {t('postpone.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
