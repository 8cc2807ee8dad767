import type { ReactNode } from 'react';
import { CONTACT_TITLES, CONTACT_TYPES, PHONE_TYPES } from '@pignon/shared/domain/contact/contact.enums';
import type { PhoneDraft } from '@pignon/shared/domain/contact/contact-draft.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  AddressField,
  ChoiceBoxes,
  DateField,
  EmailField,
  FormField,
  FormSection,
  PhoneField,
  RepeatedFields,
  SelectField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import { useFieldLabels, wordKey } from '../field-labels';
import { MainPhone } from './main-phone';

const NEW_PHONE: PhoneDraft = { number: '', type: 'MOBILE', main: false, note: '' };
const MAX_PHONES = 20;

/** Type of the contact, and name of a person or company. */
export function IdentitySection(): ReactNode {
  const { t } = useTranslation('contact');
  const { field } = useFieldLabels();
  const isCompany = useFormValue('title') === 'COMPANY';
  const titles = CONTACT_TITLES.map((value) => ({ value, label: t(`contactTitle.${value}`) }));
  return (
    <FormSection title={t('form.identity')}>
      <FormField {...field('contactType')} required wide>
        <ChoiceBoxes options={CONTACT_TYPES.map((value) => ({ value, label: t(`contactType.${value}`) }))} />
      </FormField>
      <SelectField {...field('title')} options={titles} nullable noneLabel={t('detail.noTitle')} />
      <TextField {...field('company')} nullable maxLength={200} autoComplete="off" />
      <TextField {...field('lastName')} maxLength={100} autoComplete="off" />
      <TextField {...field('firstName')} maxLength={100} autoComplete="off" />
      {isCompany && (
        <>
          <TextField {...field('registration')} hint={t('form.registrationHint')} nullable maxLength={200} />
          <TextField {...field('capacity')} hint={t('form.capacityHint')} nullable maxLength={100} />
        </>
      )}
    </FormSection>
  );
}

/** Civil status printed on a mandate: second principal, birth and marriage. */
export function CivilStatusSection(): ReactNode {
  const { t } = useTranslation('contact');
  const { field } = useFieldLabels();
  return (
    <FormSection title={t('form.civilStatus')}>
      <TextField {...field('secondPerson.lastName')} maxLength={100} autoComplete="off" />
      <TextField {...field('secondPerson.firstName')} maxLength={100} autoComplete="off" />
      <EmailField {...field('secondPerson.email')} nullable maxLength={254} />
      <DateField {...field('secondBirth.date')} />
      <TextField {...field('secondBirth.place')} maxLength={200} autoComplete="off" />
      <DateField {...field('birth.date')} />
      <TextField {...field('birth.place')} maxLength={200} autoComplete="off" />
      <TextField {...field('maritalStatus')} nullable maxLength={200} wide />
    </FormSection>
  );
}

/** Telephones, e-mails and address. */
export function ReachSection(): ReactNode {
  const { t } = useTranslation('contact');
  const { heading, field, numbered } = useFieldLabels();
  const types = PHONE_TYPES.map((value) => ({ value, label: t(wordKey('phoneType', value)) }));
  return (
    <FormSection title={t('detail.reach')}>
      <RepeatedFields
        name="phone"
        empty={NEW_PHONE}
        most={MAX_PHONES}
        addLabel={t('form.addPhone')}
        lineLabel={(number) => numbered('phone.*', number)}
      >
        {(path, index) => (
          <>
            <PhoneField name={`${path}.number`} label={numbered('phone.*', index + 1)} />
            <SelectField name={`${path}.type`} label={heading('phone.*.type')} options={types} />
            <TextField name={`${path}.note`} label={heading('phone.*.note')} maxLength={100} />
            <MainPhone name={`${path}.main`} />
          </>
        )}
      </RepeatedFields>
      <EmailField {...field('email')} nullable maxLength={254} />
      <AddressField {...field('location')} />
    </FormSection>
  );
}
