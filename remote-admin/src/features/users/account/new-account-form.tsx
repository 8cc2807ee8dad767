import type { ReactNode, Ref } from 'react';
import { withAgentRight } from '@pignon/shared/domain/user/agent-right';
import type { Role } from '@pignon/shared/domain/user/user.enums';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { EmailField, FormSection, RecordForm, type FormHandle } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../../field-labels';
import { refusalOfRole } from './account-rules';
import { AgentRightFields } from './agent-right-fields';
import { filledPhones, PersonFields } from './person-fields';
import { RolesField } from './roles-field';

interface NewValues extends Pick<User, 'agentCapacity' | 'agentCredential'> {
  loginEmail: string;
  firstName: string;
  lastName: string;
  phoneNumbers: string[];
  roles: Role[];
}

const EMPTY: NewValues = {
  ...{ loginEmail: '', firstName: '', lastName: '', phoneNumbers: [], roles: [] },
  ...{ agentCapacity: null, agentCredential: null },
};

const valuesOf = (user: User): NewValues => {
  const { loginEmail, firstName, lastName, phoneNumbers, roles, agentCapacity, agentCredential } = user;
  return { loginEmail, firstName, lastName, phoneNumbers, roles, agentCapacity, agentCredential };
};

interface NewAccountFormProps {
  by: User;
  handle: Ref<FormHandle>;
  onSaved: (user: User) => void;
  onCancel: () => void;
}

/** Creates an account and sends its invitation. */
export function NewAccountForm({ by, handle, onSaved, onCancel }: NewAccountFormProps): ReactNode {
  const labels = useLabelsByPath('user.');
  const { t } = useTranslation('admin');
  const newAccount = { ...by, loginEmail: '', roles: [], status: 'PENDING' as const };
  return (
    <RecordForm
      call="POST user"
      values={EMPTY}
      valuesOf={valuesOf}
      toBody={(values) => withAgentRight({ ...values, phoneNumbers: filledPhones(values.phoneNumbers) })}
      labels={labels}
      draftKey="user:new"
      verb={t('account.inviteDo')}
      handle={handle}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <FormSection title={t('account.access')} lead={t('account.inviteLead')}>
        <EmailField
          name="loginEmail"
          label={t('field.user.loginEmail')}
          hint={t('account.loginEmailHint')}
          required
          maxLength={254}
          wide
        />
        <RolesField required refusalOf={(role) => refusalOfRole({ by, account: newAccount, users: [by] }, role)} />
      </FormSection>
      <FormSection title={t('account.person')}>
        <PersonFields />
      </FormSection>
      <AgentRightFields />
    </RecordForm>
  );
}
