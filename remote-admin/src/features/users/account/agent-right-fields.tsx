import type { ReactNode } from 'react';
import { AGENT_CAPACITIES } from '@pignon/shared/domain/mandate/mandate.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { FormSection, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';

/** Capacity in which a colleague signs mandates, the default when they sign. */
export function AgentRightFields(): ReactNode {
  const { t } = useTranslation('admin');
  const capacity = useFormValue('agentCapacity') as User['agentCapacity'] | undefined;
  const hasNumber = capacity === 'EMPLOYEE' || capacity === 'COMMERCIAL_AGENT';
  return (
    <FormSection title={t('account.signs')} lead={t('account.signsLead')}>
      <SelectField
        name="agentCapacity"
        label={t('field.user.agentCapacity')}
        options={AGENT_CAPACITIES.map((value) => ({ value, label: t(`agentCapacity.${value}`) }))}
        nullable
        noneLabel={t('account.capacity.none')}
      />
      {hasNumber && (
        <TextField name="agentCredential" label={t(`agentCredential.${capacity}`)} maxLength={100} nullable />
      )}
      {capacity === 'HOLDER' && <p>{t('account.holder')}</p>}
    </FormSection>
  );
}
