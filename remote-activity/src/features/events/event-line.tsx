import type { ReactNode } from 'react';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { DateText, EVENT_ICONS } from '@pignon/shared/ui/core';
import { EventText } from './event-row';
import styles from '../home/home.module.css';

/** A past event as a panel line: what, who, when. */
export function EventLine({ event, authorName }: { event: Event; authorName: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { id, type, title, createdTime } = event;
  const label = (
    <EventText event={event} of="title">
      <span>{title || t(`eventType.${type}`)}</span>
    </EventText>
  );
  return (
    <li className={styles.news}>
      <span className={styles.newsIcon} title={t(`eventType.${type}`)}>
        {EVENT_ICONS[type]}
        <span className="pg-hidden">{t(`eventType.${type}`)}</span>
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{type === 'SYSTEM' ? label : <Link to={paths.event(id)}>{label}</Link>}</span>
        <span className={styles.soft}>{authorName}</span>
      </span>
      <span className={styles.soft}>
        <DateText iso={createdTime} as="relative" />
      </span>
    </li>
  );
}
