import type { ReactNode } from 'react';
import { useContactNames } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { IconButton, RecordPicker, XIcon } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import { PartyName } from '../detail/party-name';
import styles from './form.module.css';

/** Principals of a mandate: the selected ones, removable, and a field to search more. */
export function PrincipalsInput({ value = [], onChange, ...field }: Control<number[]>): ReactNode {
  const { t } = useTranslation('mandate');
  const names = useContactNames(value);
  const hidden = usePrivacy();
  const nameOf = (id: number) => (hidden ? undefined : names?.get(id)) ?? t('detail.contact');
  return (
    <div className={styles.principals}>
      {value.length > 0 && (
        <ul>
          {value.map((contactId) => (
            <li key={contactId}>
              <PartyName contactId={contactId} name={names?.get(contactId)} />
              <IconButton
                label={t('form.removePrincipal', { name: nameOf(contactId) })}
                icon={<XIcon />}
                onClick={() => onChange?.(value.filter((each) => each !== contactId))}
              />
            </li>
          ))}
        </ul>
      )}
      <RecordPicker
        kind="contact"
        field={field}
        label={t('form.addPrincipal')}
        isHeld={(hit) => value.includes(hit.id)}
        onPick={({ id }) => onChange?.([...value, id])}
      />
    </div>
  );
}
