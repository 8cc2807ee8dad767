import { useState, type SubmitEvent } from 'react';
import {
  identityAccount,
  isGoogleEmulated,
  linkedProviders,
  prepareGoogle,
  signOut,
  useSession,
  type Proof,
} from '@pignon/shared/auth';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Dialog, Field } from '@pignon/shared/ui/core';
import { PasswordInput } from '../../shell/password/password-input';
import { GoogleAccountChooser } from '../../shell/sign-in/google-account-chooser';
import { useSingleTask } from '../use-single-task';

type Props = { minutes: number; onClose: () => void; onProven: () => void };

const OWN_MESSAGES = {
  'wrong-password': 'proof.wrong',
  'invalid-credential': 'proof.wrong',
  'user-mismatch': 'proof.mismatch',
  'user-not-found': 'proof.mismatch',
} as const;

/** Asks for the password or Google, whichever the account has; with neither, the user has to sign in again. */
export function ReauthenticationDialog({ minutes, onClose, onProven }: Props) {
  const { t } = useTranslation('identity');
  const session = useSession();
  const [password, setPassword] = useState('');
  const [isChoosing, setIsChoosing] = useState(false);
  const { busy, failed, run } = useSingleTask(OWN_MESSAGES);
  const linked = linkedProviders();
  const submitProof = async (task: string, proof: Proof) => {
    if (await run(task, async () => (await identityAccount()).reauthenticate(proof))) onProven();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (password) void submitProof('password', { password });
  };
  if (isChoosing)
    return (
      <GoogleAccountChooser
        onClose={() => setIsChoosing(false)}
        onPick={(google) => {
          setIsChoosing(false);
          void submitProof('google', { google });
        }}
      />
    );
  return (
    <Dialog open title={t('proof.title')} onClose={onClose} width={420}>
      <form className="host-identity-form" noValidate onSubmit={submit}>
        <p>{t('proof.lead')}</p>
        {linked.includes('password') && (
          <>
            <input
              type="text"
              name="email"
              autoComplete="username"
              value={'identity' in session ? session.identity.email : ''}
              readOnly
              hidden
            />
            <Field label={t('proof.password')}>
              {(ids) => (
                <PasswordInput
                  {...ids}
                  data-begin
                  autoComplete="current-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              )}
            </Field>
            <Button type="primary" htmlType="submit" disabled={password === ''} loading={busy === 'password'}>
              {t('proof.submit')}
            </Button>
          </>
        )}
        {linked.includes('google.com') && (
          <Button
            loading={busy === 'google'}
            onPointerEnter={prepareGoogle}
            onFocus={prepareGoogle}
            onClick={() =>
              isGoogleEmulated() ? setIsChoosing(true) : void submitProof('google', { google: undefined })
            }
          >
            {t('proof.google')}
          </Button>
        )}
        {failed && <Alert type="error" title={failed} />}
        <p className="host-profile-lead">{t('proof.anew', { count: minutes })}</p>
        <Button type="text" onClick={() => void signOut()}>
          {t('proof.signOut')}
        </Button>
      </form>
    </Dialog>
  );
}
