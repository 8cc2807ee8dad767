import { useEffect, useRef, type ReactNode } from 'react';
import { linkedProviders, useUser } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { addProfileMessages } from '../../../messages/profile';
import { ChangePassword } from './change-password';
import { SetPasswordByEmail } from './set-password-by-email';
import './password-section.css';

addProfileMessages();

/** Changes the password, or lets a Google user set one by e-mail. */
export function PasswordSection(): ReactNode {
  const { t } = useTranslation('host');
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isTargeted = hash === '#password';
  useEffect(() => {
    if (!isTargeted) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isTargeted, key]);
  if (!user) return null;
  return (
    <section aria-labelledby="password">
      <h2 id="password" ref={heading} tabIndex={-1}>
        {t('password.title')}
      </h2>
      {linkedProviders().includes('password') ? (
        <ChangePassword user={user} />
      ) : (
        <SetPasswordByEmail email={user.loginEmail} />
      )}
    </section>
  );
}
