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
import { MainPhone } from './main-phone';

const NEW_PHONE: PhoneDraft = { number: '', type: 'MOBILE', main: false, note: '' };
const MAX_PHONES = 20;

/** Type of the contact, and name of a person or company. */
export function IdentitySection(): ReactNode {
  const { t } = useTranslation('contact');
  const isCompany = useFormValue('title') === 'COMPANY';
  const titles = CONTACT_TITLES.map((value) => ({ value, label: t(`contactTitle.${value}`) }));
  return (
    <FormSection title={t('form.identity')}>
      <FormField name="contactType" label={t('form.types')} required wide>
        <ChoiceBoxes options={CONTACT_TYPES.map((value) => ({ value, label: t(`contactType.${value}`) }))} />
      </FormField>
      <SelectField name="title" label={t('detail.title')} options={titles} nullable noneLabel={t('detail.noTitle')} />
      <TextField name="company" label={t('detail.company')} nullable maxLength={200} autoComplete="off" />
      <TextField name="lastName" label={t('form.lastName')} maxLength={100} autoComplete="off" />
      <TextField name="firstName" label={t('form.firstName')} maxLength={100} autoComplete="off" />
      {isCompany && (
        <>
          <TextField
            name="registration"
            label={t('form.registration')}
            hint={t('form.registrationHint')}
            nullable
            maxLength={200}
          />
          <TextField
            name="capacity"
            label={t('form.capacity')}
            hint={t('form.capacityHint')}
            nullable
            maxLength={100}
          />
        </>
      )}
    </FormSection>
  );
}

/** Civil status printed on a mandate: second principal, birth and marriage. */
export function CivilStatusSection(): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <FormSection title={t('form.civilStatus')}>
      <TextField name="secondPerson.lastName" label={t('form.secondLastName')} maxLength={100} autoComplete="off" />
      <TextField name="secondPerson.firstName" label={t('form.secondFirstName')} maxLength={100} autoComplete="off" />
      <EmailField name="secondPerson.email" label={t('form.secondEmail')} nullable maxLength={254} />
      <DateField name="secondBirth.date" label={t('form.secondBirthDate')} />
      <TextField name="secondBirth.place" label={t('form.secondBirthPlace')} maxLength={200} autoComplete="off" />
      <DateField name="birth.date" label={t('form.birthDate')} />
      <TextField name="birth.place" label={t('form.birthPlace')} maxLength={200} autoComplete="off" />
      <TextField name="maritalStatus" label={t('detail.maritalStatus')} nullable maxLength={200} wide />
    </FormSection>
  );
}

/** Telephones, e-mails and address. */
export function ReachSection(): ReactNode {
  const { t } = useTranslation('contact');
  const types = PHONE_TYPES.map((value) => ({ value, label: t(`phoneType.${value}`) }));
  return (
    <FormSection title={t('detail.reach')}>
      <RepeatedFields
        name="phone"
        empty={NEW_PHONE}
        most={MAX_PHONES}
        addLabel={t('form.addPhone')}
        lineLabel={(number) => t('form.phone', { number })}
      >
        {(path, index) => (
          <>
            <PhoneField name={`${path}.number`} label={t('form.phone', { number: index + 1 })} />
            <SelectField name={`${path}.type`} label={t('form.phoneType')} options={types} />
            <TextField name={`${path}.note`} label={t('form.phoneNote')} maxLength={100} />
            <MainPhone name={`${path}.main`} />
          </>
        )}
      </RepeatedFields>
      <EmailField name="email" label={t('columns.email')} nullable maxLength={254} />
      <AddressField name="location" label={t('form.address')} />
    </FormSection>
  );
}
