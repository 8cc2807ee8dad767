import type { ReactNode } from 'react';
import { POWER_WORDS } from '@pignon/shared/domain/mandate/management/management-terms';
import {
  ACCOUNT_RHYTHMS,
  DEPOSIT_HOLDERS,
  MANAGEMENT_FEE_BASES,
  MANAGEMENT_POWERS,
} from '@pignon/shared/domain/mandate/management/management.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import {
  ChoiceBoxes,
  FormField,
  FormSection,
  NumberField,
  SelectField,
  TextField,
  useFormValue,
} from '@pignon/shared/ui/form';

interface AtProps {
  /** Before the path of each field: `changes.` of an amendment. */
  at?: string;
}

/** Fees as a share of collected rents or a monthly amount; hidden from customers. */
function Fees({ at }: Required<AtProps>): ReactNode {
  const { t } = useTranslation('mandate');
  const flat = useFormValue(`${at}management.feeBasis`) === 'FLAT';
  if (usePrivacy()) return null;
  return (
    <>
      <SelectField
        name={`${at}management.feeBasis`}
        label={t('field.management.feeBasis')}
        options={MANAGEMENT_FEE_BASES.map((value) => ({ value, label: t(`managementFeeBasis.${value}`) }))}
      />
      {flat ? (
        <NumberField
          name={`${at}management.feeAmount`}
          label={t('field.management.feeAmount')}
          unit="€"
          hint={t('management.inclVat')}
          required
        />
      ) : (
        <NumberField
          name={`${at}management.feeRate`}
          label={t('field.management.feeRate')}
          unit="%"
          hint={t('management.inclVat')}
          required
        />
      )}
      <NumberField
        name={`${at}management.guaranteeRate`}
        label={t('field.management.guaranteeRate')}
        unit="%"
        hint={t('management.guaranteeHint')}
      />
    </>
  );
}

/** Terms of management: powers, fees, funds, accounts and notice. */
export function ManagementFields({ at = '' }: AtProps): ReactNode {
  const { t } = useTranslation('mandate');
  return (
    <FormSection title={t('field.management')} lead={t('management.lead')}>
      <FormField name={`${at}management.powers`} label={t('field.management.powers')} required wide>
        <ChoiceBoxes
          label={t('field.management.powers')}
          options={MANAGEMENT_POWERS.map((value) => ({ value, label: POWER_WORDS[value] }))}
        />
      </FormField>
      <Fees at={at} />
      <SelectField
        name={`${at}management.accounts`}
        label={t('field.management.accounts')}
        options={ACCOUNT_RHYTHMS.map((value) => ({ value, label: t(`accountRhythm.${value}`) }))}
      />
      <NumberField
        name={`${at}management.noticeMonths`}
        label={t('field.management.noticeMonths.short')}
        unit={t('form.months')}
        required
      />
      <SelectField
        name={`${at}management.depositHolder`}
        label={t('field.management.depositHolder')}
        options={DEPOSIT_HOLDERS.map((value) => ({ value, label: t(`depositHolder.${value}`) }))}
      />
      <TextField
        name={`${at}management.account`}
        label={t('field.management.account')}
        hint={t('management.accountHint')}
      />
      <NumberField
        name={`${at}management.worksLimit`}
        label={t('field.management.worksLimit.short')}
        unit="€"
        hint={t('management.worksHint')}
      />
    </FormSection>
  );
}
