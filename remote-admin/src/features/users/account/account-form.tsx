import type { ReactNode, Ref } from 'react';
import { changedFields } from '@pignon/shared/domain/form/values';
import { withAgentRight } from '@pignon/shared/domain/user/agent-right';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { EmailField, FormSection, RecordForm, type FormHandle } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../../field-labels';
import { refusalOfRole, type AccountChange } from './account-rules';
import { AgentRightFields } from './agent-right-fields';
import { filledPhones, PersonFields } from './person-fields';
import { RolesField } from './roles-field';

/** Values of the account form; its status is changed by buttons. */
const valuesOf = ({ firstName, lastName, email, phoneNumbers, agentCapacity, agentCredential, roles }: User) => ({
  ...{ firstName, lastName, email, phoneNumbers, roles },
  ...{ agentCapacity, agentCredential },
});
type Values = ReturnType<typeof valuesOf>;

export interface AccountFormProps {
  change: AccountChange<User>;
  handle: Ref<FormHandle>;
  onSaved: (user: User) => void;
  onCancel: () => void;
}

/** Edits names, contact data and roles of an account; saving a pending one admits it. */
export function AccountForm({ change, handle, onSaved, onCancel }: AccountFormProps): ReactNode {
  const labels = useLabelsByPath('user.');
  const { t } = useTranslation('admin');
  const { account } = change;
  const isAdmission = account.status === 'PENDING';
  const bodyOf = (values: Values, base: Values) => {
    const changes = changedFields(base, withAgentRight({ ...values, phoneNumbers: filledPhones(values.phoneNumbers) }));
    return isAdmission ? { ...changes, status: 'ACTIVE' as const } : changes;
  };
  return (
    <RecordForm
      call="PATCH user/{loginEmail}"
      params={{ loginEmail: account.loginEmail }}
      values={valuesOf(account)}
      version={account.version}
      valuesOf={valuesOf}
      toBody={bodyOf}
      labels={labels}
      draftKey={`user:${account.loginEmail}`}
      verb={isAdmission ? t('account.admitDo') : undefined}
      handle={handle}
      onSaved={onSaved}
      onCancel={onCancel}
      enterSaves
    >
      <FormSection title={t('account.rights')} lead={t(isAdmission ? 'account.admitLead' : 'account.rightsLead')}>
        <RolesField required={isAdmission} refusalOf={(role) => refusalOfRole(change, role)} />
      </FormSection>
      <FormSection title={t('account.person')}>
        <PersonFields />
        <EmailField
          name="email"
          label={t('field.user.email')}
          hint={t('account.emailHint', { address: account.loginEmail })}
          required
          maxLength={254}
        />
      </FormSection>
      <AgentRightFields />
    </RecordForm>
  );
}
