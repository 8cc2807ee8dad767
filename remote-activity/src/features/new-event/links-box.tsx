import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { FilterChip, RecordPicker } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import { usePropertiesByReference } from '../../data/records.queries';
import type { QuickLinks } from '../home/quick-event';
import { useSpokenNames } from '../spoken-names';
import { MOST_LINKS } from './new-event';
import styles from './new-event.module.css';

type Link = QuickLinks[number];

/** How the records are called; by their number where they cannot be read, or not in front of a customer. */
function useNameOf(links: QuickLinks): (link: Link) => string {
  const { t } = useTranslation('activity');
  const idsOf = (kind: Link['kind']) => links.filter((link) => link.kind === kind).map(({ id }) => id);
  const contactNameOf = useSpokenNames(idsOf('contact').map(Number));
  const { data: properties } = usePropertiesByReference(idsOf('property'));
  return ({ kind, id }) => {
    if (kind === 'contact') return contactNameOf(Number(id));
    const title = properties?.get(id)?.title;
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
