import type { ReactNode } from 'react';
import type { LinkKind } from '@pignon/shared/domain/event/event.enums';
import type { Event } from '@pignon/shared/domain/event/event.schema';
import { recordPath } from '@pignon/shared/domain/record/record-path';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import {
  CalendarCheckIcon,
  DateText,
  FileSignatureIcon,
  HouseIcon,
  SendIcon,
  UserIcon,
  ZapIcon,
} from '@pignon/shared/ui/core';
import { EventText } from '../events/event-row';
import styles from './home.module.css';

const ICONS: Readonly<Record<LinkKind, ReactNode>> = {
  property: <HouseIcon />,
  contact: <UserIcon />,
  mandate: <FileSignatureIcon />,
  visit: <CalendarCheckIcon />,
  user: <UserIcon />,
  sync: <SendIcon />,
};

/** One action of a colleague: record, person, time. */
export function ActivityRow({ event, authorName }: { event: Event; authorName: string }): ReactNode {
  const { t } = useTranslation('activity');
  const { title, links, createdTime } = event;
  const kind = links[0]?.kind;
  const path = links.map((link) => recordPath(link.kind, link.id)).find((found) => found !== null);
  const label = (
    <EventText event={event} of="title">
      <span>{title || t('eventType.SYSTEM')}</span>
    </EventText>
  );
  return (
    <li className={styles.news}>
      <span className={styles.newsIcon} aria-hidden>
        {kind ? ICONS[kind] : <ZapIcon />}
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{path ? <Link to={path}>{label}</Link> : label}</span>
        <span className={styles.soft}>{authorName}</span>
      </span>
      <span className={styles.soft}>
        <DateText iso={createdTime} as="relative" />
      </span>
    </li>
  );
}
