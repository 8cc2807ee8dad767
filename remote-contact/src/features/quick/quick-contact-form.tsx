import type { ReactNode, Ref } from 'react';
import { CONTACT_TYPES } from '@pignon/shared/domain/contact/contact.enums';
import type { Contact } from '@pignon/shared/domain/contact/contact.schema';
import type { Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Button } from '@pignon/shared/ui/core';
import {
  ChoiceBoxes,
  EmailField,
  FormField,
  PhoneField,
  RecordForm,
  TextField,
  useFormValue,
  useFormValues,
  type FormHandle,
} from '@pignon/shared/ui/form';
import { useFieldLabels } from '../field-labels';
import { useLabelsByPath } from '../field-labels';
import { NEW_CONTACT } from '../form/contact-record';
import { draftKeyOf, type ContactValues } from '../form/contact-values';
import { DuplicatesAside } from '../form/duplicates-aside';
import type { NewContactAddress } from '../form/new-contact-address';
import { CriteriaInput } from '../form/criteria-input';
import { useInvertedBounds } from '../form/search-section';
import { hasOtherValues, QUICK_RANGES, quickValues } from './quick-values';
import styles from './quick-contact.module.css';

/** Search criteria of a customer; for another type only when a draft has some. */
function QuickSearch(): ReactNode {
  const { t } = useTranslation('contact');
  const bounds = useInvertedBounds();
  const types = (useFormValue('contactType') ?? []) as readonly string[];
  const filters = (useFormValue('filters') ?? []) as readonly Criterion[];
  if (!types.includes('CUSTOMER') && filters.length === 0) return null;
  return (
    <div className={styles.search}>
      <FormField name="filters" label={t('quick.search')} check={bounds}>
        <CriteriaInput ranges={QUICK_RANGES} hasAreas={false} />
      </FormField>
    </div>
  );
}

/** Link to the full form, and what a draft contains beyond this one. */
function WholeForm({ start, onOpen }: { start: ContactValues; onOpen: () => void }): ReactNode {
  const { t } = useTranslation('contact');
  const values: Partial<ContactValues> = useFormValues();
  return (
    <p className={styles.whole}>
      <span>{t(hasOtherValues(values, start) ? 'quick.holdsMore' : 'quick.wholeText')}</span>
      <Button size="small" onClick={onOpen}>
        {t('quick.whole')}
      </Button>
    </p>
  );
}

interface QuickContactFormProps extends NewContactAddress {
  handle: Ref<FormHandle>;
  negotiator: string | null;
  onSaved: (contact: Contact) => void;
  onCancel: () => void;
  onWholeForm: () => void;
}

/** Short form of a new contact: name, telephone, search. Shares its draft with the full form. */
export function QuickContactForm({
  type,
  known,
  negotiator,
  onWholeForm,
  ...form
}: Omit<QuickContactFormProps, 'requestId'>): ReactNode {
  const { t } = useTranslation('contact');
  const { label, field } = useFieldLabels();
  const labels = useLabelsByPath();
  const start = quickValues(negotiator, type, known);
  return (
    <RecordForm
      {...NEW_CONTACT}
      labels={labels}
      values={start}
      draftKey={draftKeyOf(type, known)}
      verb={t('form.create')}
      enterSaves
      {...form}
    >
      <div className={styles.fields}>
        <TextField {...field('lastName')} maxLength={100} autoComplete="off" />
        <TextField {...field('firstName')} maxLength={100} autoComplete="off" />
        <PhoneField name="phone.0.number" label={label('firstPhone')} />
        <EmailField {...field('email')} nullable maxLength={254} />
        <div className={styles.wide}>
          <FormField {...field('contactType')} required>
            <ChoiceBoxes options={CONTACT_TYPES.map((value) => ({ value, label: t(`contactType.${value}`) }))} />
          </FormField>
        </div>
      </div>
      <DuplicatesAside id={0} />
      <QuickSearch />
      <WholeForm start={start} onOpen={onWholeForm} />
    </RecordForm>
  );
}
