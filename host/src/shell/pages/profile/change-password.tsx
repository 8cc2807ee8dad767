import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useDirty } from '@pignon/shared/contract';
import type { User } from '@pignon/shared/domain/user/user.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field } from '@pignon/shared/ui/basic';
import { PasswordChecklist } from '../../password/password-checklist';
import { PasswordInput } from '../../password/password-input';
import { useChangePassword } from './use-change-password';

/** Changes the password; lists unmet rules of the new one. */
export function ChangePassword({ user }: { user: User }): ReactNode {
  const { t } = useTranslation('host');
  const { policy, values, status, submit, type } = useChangePassword(user);
  const rulesId = useId();
  const inputs = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) };
  const refusal = status.kind === 'refused' ? status : undefined;
  const submitPasswords = async (event: SubmitEvent) => {
    event.preventDefault();
    const field = await submit();
    if (field) inputs[field].current?.focus();
  };
  useDirty(values.next !== '');
  return (
    <form className="host-password" noValidate onSubmit={(event) => void submitPasswords(event)}>
      {/* whose password it is, for the browser's own keeper of passwords */}
      <input type="text" name="email" autoComplete="username" value={user.loginEmail} readOnly hidden />
      {(['current', 'next'] as const).map((field) => (
        <Field key={field} label={t(`password.${field}`)} error={refusal?.field === field ? t(refusal.key) : undefined}>
          {(ids) => (
            <PasswordInput
              {...ids}
              ref={inputs[field]}
              autoComplete={field === 'current' ? 'current-password' : 'new-password'}
              aria-describedby={[ids['aria-describedby'], field === 'next' && policy ? rulesId : undefined]
                .filter(Boolean)
                .join(' ')}
              invalid={refusal?.field === field}
              value={values[field]}
              onChange={(event) => type(field, event.target.value)}
            />
          )}
        </Field>
      ))}
      {policy && <PasswordChecklist id={rulesId} policy={policy} password={values.next} />}
      <p className="host-password-note">{t('password.elsewhere')}</p>
      {refusal && !refusal.field && <Alert type="error" title={t(refusal.key)} />}
      {status.kind === 'done' && <Alert type="success" title={t('password.done')} />}
      <Button htmlType="submit" loading={status.kind === 'busy'}>
        {t('password.change')}
      </Button>
    </form>
  );
}
