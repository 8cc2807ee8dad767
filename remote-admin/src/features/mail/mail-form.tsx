import type { ReactNode } from 'react';
import type { MailSettings } from '@pignon/shared/domain/proposal/mail-settings.schema';
import { MAIL_SECURITY } from '@pignon/shared/domain/proposal/proposal.enums';
import { MAX_NOTICE_TEXT_LENGTH, NOTICE_KINDS } from '@pignon/shared/domain/visit/notice/notice.enums';
import { NOTICE_TEXTS } from '@pignon/shared/domain/visit/notice/notice-texts';
import { useTranslation } from '@pignon/shared/i18n';
import {
  EmailField,
  FormField,
  FormSection,
  GroupSwitchField,
  NumberField,
  RecordForm,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { SecretInput } from '../secret-input';
import { bodyOf, NEW_SERVER, valuesOf } from './mail-values';

/** Mail server; empty while none is configured. */
function ServerSection({ hasPassword }: Pick<MailSettings, 'hasPassword'>): ReactNode {
  const { t } = useTranslation('admin');
  const server = useFormValue('server');
  return (
    <FormSection title={t('field.agency.mail.server')} lead={t('mail.serverLead')}>
      <GroupSwitchField name="server" label={t('mail.useServer')} empty={NEW_SERVER} wide />
      {server != null && (
        <>
          <TextField name="server.host" label={t('mail.host')} hint={t('mail.hostHint')} required maxLength={252} />
          <NumberField name="server.port" label={t('mail.port')} hint={t('mail.portHint')} required plain />
          <SelectField
            name="server.security"
            label={t('mail.security')}
            options={MAIL_SECURITY.map((value) => ({ value, label: t(`mail.security.${value}`) }))}
          />
          <EmailField name="server.from" label={t('mail.from')} hint={t('mail.fromHint')} required maxLength={254} />
          <TextField
            name="server.user"
            label={t('mail.user')}
            hint={t('mail.userHint')}
            nullable
            maxLength={254}
            autoComplete="off"
          />
          <FormField
            name="password"
            label={t('field.agency.mail.password.short')}
            hint={t(hasPassword ? 'mail.passwordKept' : 'mail.passwordNone')}
          >
            <SecretInput />
          </FormField>
        </>
      )}
    </FormSection>
  );
}

function RulesSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('mail.rules')} lead={t('mail.rulesLead')}>
      <NumberField name="maxMails" label={t('field.agency.mail.maxMails')} required plain />
      <NumberField name="capDays" label={t('field.agency.mail.capDays')} unit={t('mail.days')} required plain />
      <NumberField
        name="againDays"
        label={t('field.agency.mail.againDays')}
        hint={t('mail.againHint')}
        unit={t('mail.days')}
        required
        plain
      />
      <NumberField
        name="undoSeconds"
        label={t('field.agency.mail.undoSeconds')}
        hint={t('mail.undoHint')}
        unit={t('mail.seconds')}
        required
        plain
      />
    </FormSection>
  );
}

/** Automatic messages to visitors, and their texts. */
function VisitsSection(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormSection title={t('mail.visits')} lead={t('mail.visitsLead')}>
      <SwitchField name="visitsTold" label={t('field.agency.mail.visitsTold')} wide />
      <SwitchField name="visitsReminded" label={t('field.agency.mail.visitsReminded')} wide />
      {NOTICE_KINDS.map((kind) => (
        <TextAreaField
          key={kind}
          name={`visitTexts.${kind}`}
          label={t(`field.agency.mail.visitTexts.${kind}`)}
          hint={t('mail.visitTextHint', { text: NOTICE_TEXTS[kind] })}
          maxLength={MAX_NOTICE_TEXT_LENGTH}
          wide
        />
      ))}
    </FormSection>
  );
}

/** Labels for the conflict dialog. */
function useLabels(): Record<string, string> {
  const { t } = useTranslation('admin');
  const parts = ['host', 'port', 'security', 'from', 'user'] as const;
  return {
    ...useLabelsByPath('agency.mail.'),
    ...Object.fromEntries(parts.map((part) => [`server.${part}`, t(`mail.${part}`)])),
  };
}

/** Edits the mail server settings. The password is never shown again, nor stored in a draft. */
export function MailForm({ settings }: { settings: MailSettings }): ReactNode {
  return (
    <RecordForm
      call="PATCH agency/mail"
      values={valuesOf(settings)}
      version={settings.version}
      valuesOf={valuesOf}
      toBody={bodyOf}
      labels={useLabels()}
      draftKey="agency:mail"
      secrets={['password']}
    >
      <ServerSection hasPassword={settings.hasPassword} />
      <RulesSection />
      <VisitsSection />
    </RecordForm>
  );
}
