import { useState, type ReactNode } from 'react';
import { asAuthFailure, resetPassword } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button } from '@pignon/shared/ui/basic';

type SendState = 'no' | 'busy' | 'yes' | { code: string };

/** For accounts without a password: an e-mail leads to the page that sets one. */
export function SetPasswordByEmail({ email }: { email: string }): ReactNode {
  const { t } = useTranslation('host');
  const [sendState, setSendState] = useState<SendState>('no');
  const send = async () => {
    setSendState('busy');
    try {
      await resetPassword(email);
      setSendState('yes');
    } catch (cause) {
      setSendState({ code: asAuthFailure(cause).code });
    }
  };
  return (
    <div className="host-password">
      <p>{t('password.googleOnly')}</p>
      {typeof sendState === 'object' && <Alert type="error" title={t(`auth.${sendState.code}`)} />}
      {sendState === 'yes' ? (
        <Alert type="success" title={t('signIn.reset')} />
      ) : (
        <Button loading={sendState === 'busy'} onClick={() => void send()}>
          {t('password.byLetter')}
        </Button>
      )}
    </div>
  );
}
