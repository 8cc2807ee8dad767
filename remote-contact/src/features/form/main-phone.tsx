import type { ReactNode } from 'react';
import type { PhoneDraft } from '@pignon/shared/domain/contact/contact-draft.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { FormField, useFormValue, useSetFormValue, type Control } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../field-labels';
import styles from './contact-form.module.css';

function MainBox({ id, value, name }: Control<boolean> & { name: string }): ReactNode {
  const { heading } = useFieldLabels();
  const phones = useFormValue('phone') as readonly PhoneDraft[] | undefined;
  const setField = useSetFormValue();
  const [, line] = name.split('.');
  const selectMain = () =>
    setField(
      'phone',
      (phones ?? []).map((phone, index) => ({ ...phone, main: String(index) === line })),
    );
  return (
    <label className={styles.main}>
      <input id={id} type="radio" checked={value ?? false} onChange={selectMain} />
      <span aria-hidden>{heading('phone.*.main')}</span>
    </label>
  );
}

/** Selects the number to call first. */
export function MainPhone({ name }: { name: string }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <FormField name={name} label={t('form.callFirst')}>
      <MainBox name={name} />
    </FormField>
  );
}
