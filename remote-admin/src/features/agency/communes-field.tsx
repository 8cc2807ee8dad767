import { useState, type ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { CommunePicker, FilterChip } from '@pignon/shared/ui/core';
import { FormField, type Control, type FieldSettings } from '@pignon/shared/ui/form';
import styles from './agency.module.css';

/** Maximum number of communes whose names are requested; others show their codes. */
const MAX_NAMED = 100;

function CommunesBox({ id, value = [], onChange, label }: Control<readonly string[]> & { label: string }): ReactNode {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const codes = value.slice(0, MAX_NAMED);
  const { data } = useCall(
    'GET commune',
    { query: { insee: codes } },
    { enabled: codes.length > 0, keepPrevious: true },
  );
  const names = new Map((data ?? []).map(({ insee, name }) => [insee, name]));
  return (
    <div id={id} role="group" aria-label={label} className={styles.communes}>
      <CommunePicker
        label={t('agency.addCommune', { to: label })}
        text={text}
        onText={setText}
        onPick={({ insee }) => {
          setText('');
          if (!value.includes(insee)) onChange?.([...value, insee]);
        }}
      />
      <span className={styles.chips}>
        {value.map((insee) => (
          <FilterChip
            key={insee}
            label={names.get(insee) ?? insee}
            onRemove={() => onChange?.(value.filter((one) => one !== insee))}
          />
        ))}
      </span>
    </div>
  );
}

/** Chooses communes by name; stores INSEE codes. */
export function CommunesField(props: FieldSettings): ReactNode {
  return (
    <FormField {...props}>
      <CommunesBox label={props.label} />
    </FormField>
  );
}
