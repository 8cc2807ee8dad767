import type { ReactNode } from 'react';
import { useColleagues } from '@pignon/shared/api';
import { CARD_KINDS } from '@pignon/shared/domain/agency/agency.enums';
import { MANDATE_TYPES } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateFields as Fields } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import {
  DateField,
  FormField,
  FormSection,
  MultiSelectField,
  NumberField,
  RadioCardsField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';
import type { LettingCap } from '@pignon/shared/domain/mandate/letting/letting-terms';
import { dealKey } from '../field-labels';
import { FeeFields } from './fee-fields';
import { LettingFields } from './letting-fields';
import { ManagementFields } from './management-fields';
import { PapersInput } from './papers-input';
import { PrincipalsInput } from './principals-input';
import { TermFields } from './term-fields';
import { TextFields } from './text-fields';

function PartnerFields() {
  const { t } = useTranslation('mandate');
  return (
    <FormSection title={t('field.partner')} lead={t('partner.lead')}>
      <TextField name="partner.agencyName" label={t('field.partner.agencyName.short')} required />
      <TextField name="partner.cardNumber" label={t('field.partner.cardNumber.short')} required />
      <TextField name="partner.mandateNumber" label={t('field.partner.mandateNumber.short')} required />
      <DateField name="partner.mandateDate" label={t('field.partner.mandateDate.short')} required />
      <NumberField name="partner.feeShare" label={t('field.partner.feeShare')} unit="%" required />
    </FormSection>
  );
}

function NegotiatorsField() {
  const { t } = useTranslation('mandate');
  const { negotiators, nameOf } = useColleagues();
  const selectedUser = useFormValue('negotiators');
  const emails = new Set([
    ...negotiators.map(({ loginEmail }) => loginEmail),
    ...(Array.isArray(selectedUser) ? (selectedUser as string[]) : []),
  ]);
  const options = [...emails].map((value) => ({ value, label: nameOf(value) }));
  return <MultiSelectField name="negotiators" label={t('field.negotiators')} options={options} wide />;
}

interface MandateFieldsProps extends Pick<Fields, 'transactionType'> {
  /** Reference of the property. */
  reference: string;
  /** Legal maximum of the tenant's fees. */
  cap: LettingCap | undefined;
}

/** Terms of a mandate, in the order in which they are discussed. */
export function MandateFields({ transactionType, reference, cap }: MandateFieldsProps): ReactNode {
  const { t } = useTranslation('mandate');
  const isPartner = useFormValue('type') === 'PARTNER';
  const isLetting = transactionType === 'RENT';
  const isManagement = useFormValue('register') === 'G' && !isPartner;
  return (
    <>
      <FormSection title={t('form.kind')}>
        <RadioCardsField
          name="type"
          label={t('field.type')}
          options={MANDATE_TYPES.map((value) => ({
            value,
            label: t(`mandateType.${value}`),
            hint: t(`form.type.${value}`),
          }))}
        />
        {isLetting && !isPartner && (
          <RadioCardsField
            name="register"
            label={t('form.contract')}
            options={CARD_KINDS.map((value) => ({
              value,
              label: t(`contract.${value}`),
              hint: t(`form.contract.${value}`),
            }))}
          />
        )}
      </FormSection>
      {isPartner && <PartnerFields />}
      <FormSection title={t('field.counterParts')} lead={t('form.principalsLead')}>
        <FormField name="counterParts" label={t('field.counterParts')} required wide>
          <PrincipalsInput />
        </FormField>
      </FormSection>
      <FormSection title={t('price.title')}>
        <NumberField
          name="price"
          label={t(dealKey('price', transactionType))}
          hint={transactionType === 'SALE' ? t('form.priceHint.SALE') : undefined}
          unit="€"
          required
        />
        {transactionType === 'SALE' && <FeeFields />}
      </FormSection>
      {isLetting && <LettingFields cap={cap} />}
      {isManagement && <ManagementFields />}
      <TermFields />
      <FormSection title={t('form.follow')}>
        <NegotiatorsField />
        <FormField name="diagnosis" label={t('papers.title')} hint={t('papers.hint')} wide>
          <PapersInput reference={reference} />
        </FormField>
      </FormSection>
      <TextFields transactionType={transactionType} />
    </>
  );
}
