import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, formatTime, useTranslation } from '@pignon/shared/i18n';
import { MaskedValue } from '@pignon/shared/ui/core';
import styles from '../panel.module.css';

/** One event as a line of a panel. */
export function EventPanelRow({ event, nameOf }: { event: Event; nameOf: Colleagues['nameOf'] }): ReactNode {
  const { t } = useTranslation('activity');
  const kind = t(`eventType.${event.type}`);
  const said = [event.title, event.text].filter(Boolean).join(' — ') || kind;
  return (
    <li className={styles.line}>
      <span className={styles.when}>
        <span>{formatDate(event.createdTime)}</span>
        <time dateTime={event.createdTime} className={styles.soft}>
          {formatTime(event.createdTime)}
        </time>
      </span>
      <span className={styles.what}>
        {event.type === 'SYSTEM' ? (
          <span>{said}</span>
        ) : (
          <MaskedValue>
            <span>{said}</span>
          </MaskedValue>
        )}
        <span className={styles.soft}>{nameOf(event.user)}</span>
      </span>
      <span className={styles.soft}>{kind}</span>
    </li>
  );
}
