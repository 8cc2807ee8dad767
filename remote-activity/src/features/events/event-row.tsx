import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { isPrivateText, isPrivateTitle } from '@pignon/shared/domain/privacy/private-event';
import { formatDate, formatDateTime, formatTime, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { classNames, ClockIcon, EVENT_ICONS, MaskedValue, Tag } from '@pignon/shared/ui/core';
import { WaitingMark } from '@pignon/shared/waiting';
import { eventLine } from '../waiting/merge-waiting-calls';
import { authorName } from './author-name';
import { EventLink } from './event-link';
import styles from './event.module.css';

interface EventTextProps {
  event: Event;
  of: 'text' | 'title';
  children: ReactNode;
}

/** Hides from customers what people wrote, and system texts about prices and ends of mandates. */
export function EventText({ event, of, children }: EventTextProps) {
  const isPrivate = of === 'title' ? isPrivateTitle(event) : isPrivateText(event);
  return isPrivate ? <MaskedValue>{children}</MaskedValue> : children;
}

/** Title with a link to the event's page. */
function Title({ event }: { event: Event }) {
  const { t } = useTranslation('activity');
  const label = (
    <EventText event={event} of="title">
      <span>{event.title || t(`eventType.${event.type}`)}</span>
    </EventText>
  );
  return event.type === 'SYSTEM' ? label : <Link to={paths.event(event.id)}>{label}</Link>;
}

function Due({ event }: { event: Event }) {
  const { t } = useTranslation('activity');
  if (event.type !== 'TASK') return null;
  if (event.done) return <Tag tone="green">{t('event.done')}</Tag>;
  if (event.due === null) return <Tag tone="amber">{t('event.toDo')}</Tag>;
  const late = dayOf(event.due) < dayOf();
  return (
    <Tag tone={late ? 'crimson' : 'amber'} icon={<ClockIcon />}>
      {t(late ? 'event.late' : 'event.due', { date: formatDate(event.due) })}
    </Tag>
  );
}

interface EventRowProps {
  event: Event;
  nameOf: Colleagues['nameOf'];
  /** Checkbox at the left; null reserves its space. */
  mark?: ReactNode;
}

/** One event: kind, text, people, records. */
export function EventRow({ event, nameOf, mark }: EventRowProps): ReactNode {
  const { t } = useTranslation('activity');
  const { type, text, start, createdTime, user, links } = event;
  const startsOnOtherDay = dayOf(start) !== dayOf(createdTime);
  return (
    <li className={classNames(styles.event, mark !== undefined && styles.withMark)}>
      {mark !== undefined && <span className={styles.choose}>{mark}</span>}
      <span className={classNames(styles.icon, styles[type.toLowerCase()])} title={t(`eventType.${type}`)}>
        {EVENT_ICONS[type]}
        <span className="pg-hidden">{t(`eventType.${type}`)}</span>
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          <Title event={event} />
          <Due event={event} />
          <WaitingMark line={eventLine(event.id)} />
        </p>
        {text && (
          <p className={styles.text}>
            <EventText event={event} of="text">
              <span>{text}</span>
            </EventText>
          </p>
        )}
        <p className={styles.meta}>
          <span>{authorName(user, nameOf, t)}</span>
          {startsOnOtherDay && <span>{t('event.planned', { date: formatDateTime(start) })}</span>}
          {links.map((link) => (
            <EventLink key={`${link.kind} ${link.id}`} link={link} />
          ))}
        </p>
      </div>
      <time className={styles.time} dateTime={isoOf(createdTime)}>
        {formatTime(createdTime)}
      </time>
    </li>
  );
}
