import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import { isoOf } from '@pignon/shared/domain/common/date-time';
import { dayOf } from '@pignon/shared/domain/common/day';
import type { EventType } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { formatDate, formatDateTime, formatTime, useTranslation } from '@pignon/shared/i18n';
import {
  CalendarDaysIcon,
  CircleCheckIcon,
  classNames,
  ClockIcon,
  FileTextIcon,
  MailIcon,
  MaskedValue,
  PhoneIcon,
  Tag,
  ZapIcon,
} from '@pignon/shared/ui/core';
import { EventLink } from './event-link';
import styles from './event.module.css';

const ICONS: Readonly<Record<EventType, ReactNode>> = {
  CALL: <PhoneIcon />,
  EMAIL: <MailIcon />,
  MEETING: <CalendarDaysIcon />,
  NOTE: <FileTextIcon />,
  TASK: <CircleCheckIcon />,
  SYSTEM: <ZapIcon />,
};

/** What a person wrote is not for customers; what the product wrote by itself names nobody. */
function Said({ event, children }: { event: Event; children: ReactNode }) {
  return event.type === 'SYSTEM' ? children : <MaskedValue>{children}</MaskedValue>;
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

/** One event: its kind, what happened, who, about what. */
export function EventRow({ event, nameOf }: { event: Event; nameOf: Colleagues['nameOf'] }): ReactNode {
  const { t } = useTranslation('activity');
  const { type, title, text, start, createdTime, user, links } = event;
  const elsewhen = dayOf(start) !== dayOf(createdTime);
  return (
    <li className={styles.event}>
      <span className={classNames(styles.icon, styles[type.toLowerCase()])} title={t(`eventType.${type}`)}>
        {ICONS[type]}
        <span className="pg-hidden">{t(`eventType.${type}`)}</span>
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          <Said event={event}>
            <span>{title || t(`eventType.${type}`)}</span>
          </Said>
          <Due event={event} />
        </p>
        {text && (
          <p className={styles.text}>
            <Said event={event}>
              <span>{text}</span>
            </Said>
          </p>
        )}
        <p className={styles.meta}>
          <span>{nameOf(user)}</span>
          {elsewhen && <span>{t('event.planned', { date: formatDateTime(start) })}</span>}
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
