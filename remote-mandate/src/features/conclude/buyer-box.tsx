import type { ReactNode } from 'react';
import { useContactNames } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { IconButton, RecordPicker, XIcon } from '@pignon/shared/ui/core';
import type { Control } from '@pignon/shared/ui/form';
import { PartyName } from '../detail/party-name';
import styles from '../form/form.module.css';

/** The buyer or tenant, removable, or a field to search one. */
export function BuyerBox({ label, value, onChange, ...field }: Control<number | null> & { label: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const selectedBuyer = value ?? null;
  const names = useContactNames(selectedBuyer === null ? [] : [selectedBuyer]);
  const hidden = usePrivacy();
  if (selectedBuyer === null)
    return <RecordPicker kind="contact" field={field} label={label} onPick={({ id }) => onChange?.(id)} />;
  const name = names?.get(selectedBuyer);
  return (
    <div className={styles.principals}>
      <ul>
        <li>
          <PartyName contactId={selectedBuyer} name={name} />
          <IconButton
            label={t('form.removePrincipal', { name: (hidden ? undefined : name) ?? t('detail.contact') })}
            icon={<XIcon />}
            onClick={() => onChange?.(null)}
          />
        </li>
      </ul>
    </div>
  );
}
