import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { dayOf } from '@pignon/shared/domain/common/day';
import { formatDate, useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { BellIcon, MaskedValue, Panel, PanelContent, PanelList, Phone, Tag } from '@pignon/shared/ui/core';
import { ContactName } from '../features/contact-name';
import { dueFollowUps, FOLLOW_UPS } from '../features/follow-ups';
import styles from './slots.module.css';

/** "À relancer": whom to call back today. */
export function Slot(): ReactNode {
  const { t } = useTranslation('contact');
  const query = useCall('POST contact/find', { body: FOLLOW_UPS });
  const day = dayOf();
  const due = query.data && dueFollowUps(query.data.content, day);
  return (
    <Panel
      title={t('followUps.title')}
      icon={<BellIcon />}
      action={<Link to="/contact/list?sort=nextFollowUp.asc">{t('action.seeAll')}</Link>}
    >
      <PanelContent
        query={{ data: due, error: query.error, refetch: query.refetch }}
        isEmpty={(list) => list.length === 0}
        empty={t('followUps.empty')}
      >
        {(list) => (
          <PanelList>
            {list.map((contact) => (
              <li key={contact.id} className={styles.line}>
                <Link className={styles.name} to={`/contact/${contact.id}`}>
                  <ContactName contact={contact} />
                </Link>
                {contact.phones[0] && (
                  <MaskedValue>
                    <Phone number={contact.phones[0]} />
                  </MaskedValue>
                )}
                <Tag tone={contact.nextFollowUp === day ? 'amber' : 'crimson'}>
                  {contact.nextFollowUp === day
                    ? t('followUps.today')
                    : t('followUps.late', { date: formatDate(contact.nextFollowUp ?? day) })}
                </Tag>
              </li>
            ))}
          </PanelList>
        )}
      </PanelContent>
    </Panel>
  );
}
