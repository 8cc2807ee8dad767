import type { ReactNode } from 'react';
import { linkedProviders, useUser } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { ChangePassword } from './change-password';
import { SetPasswordByEmail } from './set-password-by-email';
import './password-section.css';

/** Changes the password, or lets a Google user set one by e-mail. */
export function PasswordSection(): ReactNode {
  const { t } = useTranslation('host');
  const user = useUser();
  if (!user) return null;
  return (
    <section aria-labelledby="password">
      <h2 id="password">{t('password.title')}</h2>
      {linkedProviders().includes('password') ? (
        <ChangePassword email={user.loginEmail} />
      ) : (
        <SetPasswordByEmail email={user.loginEmail} />
      )}
    </section>
  );
}
