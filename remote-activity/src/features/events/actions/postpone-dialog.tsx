import { useState, type ReactNode, type SubmitEvent } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, DayInput, Dialog, TimeInput } from '@pignon/shared/ui/core';
import { hourOf, tomorrow } from './postpone';
import styles from './event-actions.module.css';

interface PostponeDialogProps {
  event: Event;
  onClose: () => void;
  onChosen: (day: string, time: string) => void;
}

/** Asks for the new day and time of an event. */
export function PostponeDialog({ event, onClose, onChosen }: PostponeDialogProps): ReactNode {
  const { t } = useTranslation('activity');
  const [day, setDay] = useState(() => tomorrow(dayOf()));
  const [time, setTime] = useState(() => hourOf(event));
  const ready = day !== '' && time !== '';
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (ready) onChosen(day, time);
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
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button htmlType="submit" type="primary" disabled={!ready}>
            {t('postpone.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
