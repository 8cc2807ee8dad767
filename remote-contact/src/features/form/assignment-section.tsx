import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { DateField, FormSection, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../field-labels';

/** Negotiator, origin and follow-up date. */
export function AssignmentSection(): ReactNode {
  const { t } = useTranslation('contact');
  const { field } = useFieldLabels();
  const { negotiators, nameOf } = useColleagues();
  const selectedUser = useFormValue('negotiator');
  // a negotiator who left stays visible
  const isFormerUser =
    typeof selectedUser === 'string' && !negotiators.some(({ loginEmail }) => loginEmail === selectedUser);
  const people = [...negotiators.map(({ loginEmail }) => loginEmail), ...(isFormerUser ? [selectedUser] : [])];
  return (
    <FormSection title={t('form.care')}>
      <SelectField
        {...field('negotiator')}
        options={people.map((value) => ({ value, label: nameOf(value) }))}
        nullable
      />
      <DateField {...field('nextFollowUp')} />
      <TextField {...field('source')} hint={t('form.sourceHint')} nullable maxLength={100} />
    </FormSection>
  );
}
