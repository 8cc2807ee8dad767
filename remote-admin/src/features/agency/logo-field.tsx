import { useState, type ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, ImageIcon, Trash2Icon } from '@pignon/shared/ui/core';
import { FormField, type Control } from '@pignon/shared/ui/form';
import { UploadArea } from '@pignon/shared/ui/upload';
import { readLogo } from './read-logo';
import styles from './agency.module.css';

const ACCEPTED_TYPES = 'image/png,image/jpeg,image/webp';

function LogoBox({ value, onChange }: Control<string | null>): ReactNode {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<'idle' | 'reading' | 'unreadable'>('idle');
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setState('reading');
    const read = await readLogo(file);
    setState(read === null ? 'unreadable' : 'idle');
    if (read !== null) onChange?.(read);
  };
  return (
    <div className={styles.logo}>
      {value != null && <img src={value} alt={t('agency.logoNow')} />}
      <UploadArea
        accept={ACCEPTED_TYPES}
        verb={t(value == null ? 'agency.logoChoose' : 'agency.logoReplace')}
        icon={<ImageIcon />}
        hint={t('agency.logoHint')}
        loading={state === 'reading'}
        compact
        onFiles={(files) => void take(files)}
      />
      {value != null && (
        <Button icon={<Trash2Icon />} onClick={() => onChange?.(null)}>
          {t('agency.logoRemove')}
        </Button>
      )}
      {state === 'unreadable' && <Alert type="error" title={t('agency.logoUnreadable')} />}
    </div>
  );
}

/** The agency's logo, reduced to be stored with the settings. */
export function LogoField(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormField name="logo" label={t('field.agency.logo')} wide>
      <LogoBox />
    </FormField>
  );
}
