import type { ReactNode } from 'react';
import { dayOf } from '@pignon/shared/domain/common/day';
import { CONSENT_CHANNELS } from '@pignon/shared/domain/contact/contact.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { SelectBox } from '@pignon/shared/ui/core';
import {
  CommentsField,
  DateField,
  FormField,
  FormSection,
  RepeatedFields,
  SelectField,
  TextAreaField,
  TextField,
  useFormValue,
  type Control,
} from '@pignon/shared/ui/form';
import { useFieldLabels, wordKey } from '../field-labels';

const MAX_CONSENTS = 50;

/** No default: the person must give all four. */
const UNANSWERED = { channel: null, given: null, date: null, proof: '' };

/** Given, refused, or not answered yet. */
function AnswerBox({ value, onChange, ...aria }: Control<boolean | null>): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <SelectBox
      {...aria}
      options={[
        { value: 'true', label: t('form.answer.given') },
        { value: 'false', label: t('form.answer.refused') },
      ]}
      value={value == null ? '' : String(value)}
      placeholder={value == null ? t('form.choose') : undefined}
      onChange={(next) => onChange?.(next === '' ? null : next === 'true')}
    />
  );
}

/** Consent for one means: an agreement needs a proof, a refusal does not. */
function ConsentFields({ path }: { path: string }): ReactNode {
  const { t } = useTranslation('contact');
  const { heading } = useFieldLabels();
  const isGiven = useFormValue(`${path}.given`);
  const channels = CONSENT_CHANNELS.map((value) => ({ value, label: t(wordKey('consentChannel', value)) }));
  return (
    <>
      <SelectField name={`${path}.channel`} label={heading('consents.*.channel')} options={channels} required />
      <FormField name={`${path}.given`} label={heading('consents.*.given')} required>
        <AnswerBox />
      </FormField>
      <DateField name={`${path}.date`} label={heading('consents.*.date')} max={dayOf()} required />
      <TextField
        name={`${path}.proof`}
        label={heading('consents.*.proof')}
        hint={isGiven === false ? undefined : t('form.proofHint')}
        maxLength={500}
      />
    </>
  );
}

/** Consents with date and proof. */
export function ConsentSection(): ReactNode {
  const { t } = useTranslation('contact');
  const { label, numbered } = useFieldLabels();
  return (
    <FormSection title={label('consents')} lead={t('form.consentsLead')}>
      <RepeatedFields
        name="consents"
        empty={UNANSWERED}
        most={MAX_CONSENTS}
        addLabel={t('form.addConsent')}
        lineLabel={(number) => numbered('consents.*', number)}
      >
        {(path) => <ConsentFields path={path} />}
      </RepeatedFields>
    </FormSection>
  );
}

/** Comments for colleagues. */
export function NotesSection(): ReactNode {
  const { t } = useTranslation('contact');
  const { field } = useFieldLabels();
  return (
    <FormSection title={t('form.notes')}>
      <TextAreaField {...field('observation')} maxLength={10_000} />
      <CommentsField />
    </FormSection>
  );
}
