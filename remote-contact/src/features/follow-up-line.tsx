import type { ReactNode } from 'react';
import { daysBetween } from '@pignon/shared/domain/common/day';
import type { ContactSummary } from '@pignon/shared/domain/contact/contact.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { CalendarDaysIcon, IconButton, Menu, Phone, Tag, TriangleAlertIcon } from '@pignon/shared/ui/core';
import { ContactName } from './contact-name';
import { DELAYS, postponedDay } from './follow-ups';
import styles from './follow-ups.module.css';

interface FollowUpLineProps {
  contact: ContactSummary;
  today: string;
  /** Negotiator in charge; null on the user's own list. */
  negotiatorName: string | null;
  onPostpone: (contact: ContactSummary, to: string | null) => void;
}

/** A contact to call back: number, waiting time, postponement. */
export function FollowUpLine({ contact, today, negotiatorName, onPostpone }: FollowUpLineProps): ReactNode {
  const { t } = useTranslation('contact');
  const { id, phones, city, nextFollowUp } = contact;
  const late = daysBetween(nextFollowUp ?? today, today);
  return (
    <li className={styles.line}>
      <span className={styles.body}>
        <Link className={styles.name} to={paths.contact(id)}>
          <ContactName contact={contact} />
        </Link>
        <span className={styles.meta}>
          {phones[0] && <Phone number={phones[0]} />}
          <span>{[city, negotiatorName].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {late > 0 ? (
        <Tag tone="crimson" icon={<TriangleAlertIcon />}>
          {t('followUps.late', { count: late })}
        </Tag>
      ) : (
        <Tag tone="amber">{t('followUps.today')}</Tag>
      )}
      <Menu
        side="end"
        label={t('followUps.putOff')}
        items={DELAYS.map((delay) => {
          const day = postponedDay(delay, today);
          return {
            kind: 'action',
            key: delay,
            label: t(`followUps.to.${delay}`),
            detail: day && formatDate(day),
            onSelect: () => onPostpone(contact, day),
          };
        })}
        trigger={(props) => (
          <IconButton {...props} size="small" icon={<CalendarDaysIcon />} label={t('followUps.putOff')} />
        )}
      />
    </li>
  );
}
