import { useEffect, useState, type SubmitEvent } from 'react';
import { googleAccounts, newGoogleAccount, type GoogleAccount } from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Avatar, Button, Dialog, Field, Input, SkeletonLines } from '@pignon/shared/ui/basic';
import { addSignUpMessages } from '../../messages/sign-up';

addSignUpMessages();

type Props = {
  onClose: () => void;
  onPick: (account: GoogleAccount) => void;
};

/** Replaces Google's window when the identity service is emulated: same size, same result. */
export function GoogleAccountChooser({ onClose, onPick }: Props) {
  const { t } = useTranslation('host');
  const [accounts, setAccounts] = useState<readonly GoogleAccount[] | 'failed'>();
  const [email, setEmail] = useState('');
  useEffect(() => {
    let isMounted = true;
    googleAccounts().then(
      (loadedAccounts) => isMounted && setAccounts(loadedAccounts),
      () => isMounted && setAccounts('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const knownAccounts = Array.isArray(accounts) ? (accounts as readonly GoogleAccount[]) : [];
  const submitOtherAddress = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (email.includes('@')) onPick(newGoogleAccount(email));
  };
  return (
    <Dialog open title={t('google.title')} onClose={onClose} width={500}>
      <div className="host-google">
        <p>{t('google.lead')}</p>
        {accounts === undefined && <SkeletonLines />}
        {accounts === 'failed' && <Alert type="error" title={t('google.failed')} />}
        {accounts?.length === 0 && <p className="host-google-none">{t('google.none')}</p>}
        <ul>
          {knownAccounts.map((account) => (
            <li key={account.sub}>
              <button type="button" onClick={() => onPick(account)}>
                <Avatar firstName={account.name} lastName="" photoURL={account.photoURL} size={36} />
                <span>
                  <strong>{account.name}</strong>
                  <span>{account.email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={submitOtherAddress}>
          <Field label={t('google.other')}>
            {(ids) => <Input {...ids} type="email" value={email} onChange={(event) => setEmail(event.target.value)} />}
          </Field>
          <Button htmlType="submit" disabled={!email.includes('@')}>
            {t('google.continue')}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
