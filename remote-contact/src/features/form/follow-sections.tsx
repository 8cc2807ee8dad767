import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { CONSENT_CHANNELS } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import {
  CommentsField,
  DateField,
  FormSection,
  RepeatedFields,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '@pignon/shared/ui/form';

const MOST_CONSENTS = 50;

/** What they agreed to, when, and what proves it. */
export function ConsentSection(): ReactNode {
  const { t } = useTranslation('contact');
  const channels = CONSENT_CHANNELS.map((value) => ({ value, label: t(`form.channel.${value}`) }));
  return (
    <FormSection title={t('form.consents')} lead={t('form.consentsLead')}>
      <RepeatedFields
        name="consents"
        empty={{ channel: 'EMAIL', given: true, date: dayOf(), proof: '' }}
        most={MOST_CONSENTS}
        addLabel={t('form.addConsent')}
        lineLabel={(number) => t('form.consent', { number })}
      >
        {(path) => (
          <>
            <SelectField name={`${path}.channel`} label={t('form.channel')} options={channels} />
            <SwitchField name={`${path}.given`} label={t('form.given')} />
            <DateField name={`${path}.date`} label={t('form.consentDate')} max={dayOf()} required />
            <TextField name={`${path}.proof`} label={t('form.proof')} maxLength={500} />
          </>
        )}
      </RepeatedFields>
    </FormSection>
  );
}

/** What colleagues should know. */
export function NotesSection(): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <FormSection title={t('form.notes')}>
      <TextAreaField name="observation" label={t('detail.observation')} maxLength={10_000} />
      <CommentsField />
    </FormSection>
  );
}
