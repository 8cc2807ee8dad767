import type { ReactNode } from 'react';
import { contactName, cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { isPrivateName } from '@pignon/shared/domain/privacy/private-name';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { FilterChip, RecordPicker } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import { useStopProperties, useVisitors } from '../../data/tour.queries';
import type { QuickLinks } from '../home/quick-event';
import { MOST_LINKS } from './new-event';
import styles from './new-event.module.css';

type Link = QuickLinks[number];

/** How the records are called; by their number where they cannot be read, or not in front of a customer. */
function useNameOf(links: QuickLinks): (link: Link) => string {
  const { t } = useTranslation('activity');
  const masked = usePrivacy();
  const idsOf = (kind: Link['kind']) => links.filter((link) => link.kind === kind).map(({ id }) => id);
  const { data: contacts } = useVisitors(idsOf('contact').map(Number));
  const { data: properties } = useStopProperties(idsOf('property'));
  return ({ kind, id }) => {
    const contact = kind === 'contact' ? contacts?.get(Number(id)) : undefined;
    if (contact && !(masked && isPrivateName(contact.contactType))) return cutContactName(contactName(contact));
    const title = kind === 'property' ? properties?.get(id)?.title : undefined;
    return title ? `${id} · ${title}` : t(`link.${kind}`, { id });
  };
}

/** The contacts and properties that it is about. */
export function LinksBox({ id, value = [], onChange }: Control<QuickLinks>): ReactNode {
  const { t } = useTranslation('activity');
  const nameOf = useNameOf(value);
  const isHeld = (kind: Link['kind'], key: string) => value.some((link) => link.kind === kind && link.id === key);
  const add = (link: Link) => onChange?.([...value, link]);
  return (
    <div id={id} role="group" aria-label={t('new.about')} className={styles.links}>
      {value.length > 0 && (
        <div className={styles.chips}>
          {value.map((link) => (
            <FilterChip
              key={`${link.kind} ${link.id}`}
              label={nameOf(link)}
              onRemove={() => onChange?.(value.filter((other) => other !== link))}
            />
          ))}
        </div>
      )}
      {value.length < MOST_LINKS && (
        <div className={styles.pickers}>
          <RecordPicker
            kind="contact"
            label={t('new.addContact')}
            isHeld={(hit) => isHeld('contact', String(hit.id))}
            onPick={(hit) => add({ kind: 'contact', id: String(hit.id) })}
          />
          <RecordPicker
            kind="property"
            label={t('new.addProperty')}
            isHeld={({ reference }) => isHeld('property', reference)}
            onPick={({ reference }) => add({ kind: 'property', id: reference })}
          />
        </div>
      )}
    </div>
  );
}
