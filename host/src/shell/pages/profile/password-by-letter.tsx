import { useState, type ReactNode } from 'react';
import { asAuthFailure, resetPassword } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/basic';

type Sent = 'no' | 'busy' | 'yes' | { code: string };

/** For accounts without a password: an e-mail leads to the page that sets one. */
export function PasswordByLetter({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('host');
  const [sent, setSent] = useState<Sent>('no');
  const send = async () => {
    setSent('busy');
    try {
      await resetPassword(email);
      setSent('yes');
    } catch (cause) {
      setSent({ code: asAuthFailure(cause).code });
    }
  };
  return (
    <div className="host-password">
      <p>{t('password.googleOnly')}</p>
      {typeof sent === 'object' && <Alert type="error" title={t(`auth.${sent.code}`)} />}
      {sent === 'yes' ? (
        <Alert type="success" title={t('signIn.reset')} />
      ) : (
        <Button loading={sent === 'busy'} onClick={() => void send()}>
          {t('password.byLetter')}
        </Button>
      )}
    </div>
  );
}
