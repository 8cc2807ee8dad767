import type { ReactNode } from 'react';
import type { Colleagues } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { mainPhone } from '@pignon/shared/domain/contact/phone/main-phone';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { MaskedValue, Panel, PanelList, Phone, UsersIcon } from '@pignon/shared/ui/core';
import { useContactsById } from '../../data/records.queries';
import styles from './follow.module.css';

/** Visitors with telephone links, and the negotiators. */
export function TourParticipants({ tour, nameOf }: { tour: Tour; nameOf: Colleagues['nameOf'] }): ReactNode {
  const { t } = useTranslation('activity');
  const [first] = tour.visits;
  const visitors = first?.contacts ?? [];
  const negotiators = [...new Set(tour.visits.map(({ negotiator }) => negotiator))];
  const { data: contacts } = useContactsById(visitors.map(({ contactId }) => contactId));
  return (
    <Panel title={t('field.visit.contactIds')} icon={<UsersIcon />}>
      <PanelList>
        {visitors.map(({ contactId, name }) => {
          const phone = mainPhone(contacts?.get(contactId)?.phone ?? [])?.number;
          return (
            <li key={contactId} className={styles.person}>
              <Link to={paths.contact(contactId)}>
                <MaskedValue spoken={t('chip.contact')}>{cutContactName(name)}</MaskedValue>
              </Link>
              {phone && (
                <span className={styles.call}>
                  <Phone number={phone} />
                </span>
              )}
            </li>
          );
        })}
      </PanelList>
      {first && <p className={styles.soft}>{t('follow.led', { name: negotiators.map(nameOf).join(', ') })}</p>}
    </Panel>
  );
}
