import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { MaskedValue } from '@pignon/shared/ui/core';
import { useWaiting, WaitingMark } from '@pignon/shared/waiting';
import { newEvents } from './merge-waiting-calls';
import styles from './waiting.module.css';

/** Events entered offline and not yet in lists: all, or those of one record. */
export function NewEventsWaiting({ target }: { target?: { kind: string; id: string } }): ReactNode {
  const { t } = useTranslation('activity');
  const events = newEvents(useWaiting(), target);
  if (events.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('waiting.events')}>
      {events.map(({ id, line, input: { body } }) => (
        <li key={id} className={styles.event}>
          <span className={styles.title}>
            <span className={styles.soft}>{t(`eventType.${body.type}`)} · </span>
            <MaskedValue>
              <span>{body.title}</span>
            </MaskedValue>
          </span>
          <WaitingMark line={line} />
        </li>
      ))}
    </ul>
  );
}
