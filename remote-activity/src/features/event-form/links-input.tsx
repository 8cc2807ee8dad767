import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { FilterChip, RecordPicker } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import type { QuickLinks } from '../home/quick-event';
import { useLinkNames } from '../events/link-names';
import { MandatePicker } from '../events/mandate-picker';
import { MAX_LINKS } from './event-values';
import styles from './event-form.module.css';

type Link = QuickLinks[number];

/** Contacts, properties and mandates of the event. */
export function LinksInput({ id, value = [], onChange }: Control<QuickLinks>): ReactNode {
  const { t } = useTranslation('activity');
  const nameOf = useLinkNames(value);
  const isLinked = (kind: Link['kind'], key: string) => value.some((link) => link.kind === kind && link.id === key);
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
      {value.length < MAX_LINKS && (
        <div className={styles.pickers}>
          <RecordPicker
            kind="contact"
            label={t('new.addContact')}
            isHeld={(hit) => isLinked('contact', String(hit.id))}
            onPick={(hit) => add({ kind: 'contact', id: String(hit.id) })}
          />
          <RecordPicker
            kind="property"
            label={t('new.addProperty')}
            isHeld={({ reference }) => isLinked('property', reference)}
            onPick={({ reference }) => add({ kind: 'property', id: reference })}
          />
          <MandatePicker
            label={t('new.addMandate')}
            isHeld={(key) => isLinked('mandate', String(key))}
            onPick={(mandate) => add({ kind: 'mandate', id: String(mandate.id) })}
          />
        </div>
      )}
    </div>
  );
}
