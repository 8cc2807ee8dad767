import { useState, type SubmitEvent } from 'react';
import { AuthFailure, identityAccount, type IdentityAccount } from '@pignon/shared/auth';
import { readPhone } from '@pignon/shared/domain/contact/phone/phone';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, Field, Input } from '@pignon/shared/ui/basic';
import { useSingleTask } from '../use-single-task';
import '../identity.css';

type Props = {
  title: string;
  /** Message when no account has the number. */
  unknown?: string;
  onClose: () => void;
  onCode: (account: IdentityAccount, verificationId: string, code: string) => Promise<void>;
};

/** A telephone number, then the code that was sent to it. */
export function PhoneDialog({ title, unknown, onClose, onCode }: Props) {
  const { t } = useTranslation('identity');
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [verificationId, setVerificationId] = useState<string>();
  const { busy, failed, run } = useSingleTask(unknown ? { 'user-not-found': unknown } : {});
  const send = async () => {
    const number = readPhone(phone);
    if (number === null) throw new AuthFailure('invalid-phone-number');
    setVerificationId(await (await identityAccount()).sendCode(number));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (verificationId === undefined) void run('send', send);
    else void run('code', async () => onCode(await identityAccount(), verificationId, code.trim()));
  };
  return (
    <Dialog open title={title} onClose={onClose} width={420}>
      <form className="host-identity-form" noValidate onSubmit={submit}>
        {verificationId === undefined ? (
          <Field label={t('phone.number')}>
            {(ids) => (
              <Input
                {...ids}
                data-begin
                type="tel"
                autoComplete="tel"
                value={phone}
                onChange={(event) => setPhone(event.target.value)}
              />
            )}
          </Field>
        ) : (
          <Field label={t('phone.code')}>
            {(ids) => (
              <Input
                {...ids}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field takes the place of the one that had the focus
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
        )}
        {failed && <Alert type="error" title={failed} />}
        <div className="host-identity-actions">
          {verificationId !== undefined && (
            <Button type="text" onClick={() => setVerificationId(undefined)}>
              {t('phone.other')}
            </Button>
          )}
          <Button type="primary" htmlType="submit" loading={busy !== undefined}>
            {t(verificationId === undefined ? 'phone.send' : 'phone.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
