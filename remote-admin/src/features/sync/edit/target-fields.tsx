import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { FormField, FormSection, NumberField, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { SecretInput } from '../../secret-input';
import { PROTOCOLS } from '../format-target';

function ServerFields({ protocol, hasPassword }: { protocol: string; hasPassword: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <>
      <TextField
        name="target.host"
        label={t('field.portal.target.host')}
        hint={t('sync.hostHint')}
        required
        maxLength={252}
      />
      <NumberField
        name="target.port"
        label={t('field.portal.target.port')}
        hint={t(protocol === 'SFTP' ? 'sync.port22' : 'sync.port21')}
        plain
      />
      <TextField
        name="target.login"
        label={t('field.portal.target.login')}
        required
        maxLength={100}
        autoComplete="off"
      />
      <FormField
        name="password"
        label={t('field.portal.password')}
        hint={t(hasPassword ? 'mail.passwordKept' : 'sync.passwordNone')}
      >
        <SecretInput />
      </FormField>
    </>
  );
}

/** Target of the file: a local folder or a server of the portal. */
export function TargetFields({ hasPassword }: { hasPassword: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const protocol = useFormValue('target.protocol') as string | null;
  const isServer = protocol !== null && protocol !== 'FOLDER';
  return (
    <FormSection title={t('field.portal.target')} lead={t('sync.targetLead')}>
      <SelectField
        name="target.protocol"
        label={t('field.portal.target.kind')}
        options={PROTOCOLS.map((value) => ({ value, label: t(`sync.protocol.${value}`) }))}
        nullable
        noneLabel={t('sync.noPlace')}
      />
      {protocol !== null && (
        <TextField
          name="target.folder"
          label={t('field.portal.target.folder')}
          hint={t(isServer ? 'sync.folderHint' : 'sync.folderHere')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      {isServer && <ServerFields protocol={protocol} hasPassword={hasPassword} />}
      {protocol === 'SFTP' && (
        <TextField
          name="target.hostKey"
          label={t('field.portal.target.hostKey')}
          hint={t('sync.hostKeyHint')}
          nullable
          maxLength={60}
          autoComplete="off"
          wide
        />
      )}
    </FormSection>
  );
}
