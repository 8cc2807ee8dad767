import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { AuthFailure, identityAccount } from '@pignon/shared/auth';
import { isEmail } from '@pignon/shared/domain/contact/email';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, Field, Input } from '@pignon/shared/ui/basic';
import { lastSignInMessage } from '../../shell/sign-in/last-sign-in-message';
import { linkCredentialStore, type LinkCredential } from '../link-credential';
import { clearLinkEmail, storedLinkEmail } from '../sign-in-link-email';
import { useSingleTask } from '../use-single-task';
import '../identity.css';

const LINK_MESSAGES = { 'invalid-email': 'link.other', 'invalid-credential': 'link.other' } as const;
const dismissLink = () => linkCredentialStore.set(undefined);

/** Link back to the panel, to request a new link. */
function BackLink() {
  const { t } = useTranslation('identity');
  return (
    <Button type="text" block onClick={dismissLink}>
      {t('link.back')}
    </Button>
  );
}

/** Signs in by itself where the link was requested; elsewhere asks for the address first. */
function LinkSignIn({ link }: { link: string }) {
  const { t } = useTranslation('identity');
  const [knownEmail] = useState(storedLinkEmail);
  const [email, setEmail] = useState('');
  const { busy, failed, run } = useSingleTask(LINK_MESSAGES);
  const signIn = (address: string) =>
    run('link', async () => {
      if (!isEmail(address)) throw new AuthFailure('missing-email');
      await (await identityAccount()).signInWithLink(address, link);
      clearLinkEmail();
      dismissLink();
      lastSignInMessage.set(t('link.done'));
    });
  const signInAutomatically = useEffectEvent(() => {
    if (knownEmail) void signIn(knownEmail);
  });
  useEffect(() => signInAutomatically(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void signIn(email.trim());
  };
  if (knownEmail && !failed) return <Alert type="info" title={t('link.opening')} />;
  return (
    <form className="host-panel" noValidate onSubmit={submit}>
      {!knownEmail && <p>{t('link.elsewhere')}</p>}
      {!knownEmail && (
        <Field label={t('link.email')}>
          {(ids) => (
            <Input
              {...ids}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      )}
      {!knownEmail && (
        <Button type="primary" htmlType="submit" block loading={busy !== undefined}>
          {t('link.enter')}
        </Button>
      )}
      {failed && <Alert type="error" title={failed} />}
      <BackLink />
    </form>
  );
}

/** Never signs in by itself: a forged link would open an attacker's session. */
function TokenSignIn({ token }: { token: string }) {
  const { t } = useTranslation('identity');
  const { busy, failed, run } = useSingleTask();
  const signIn = () =>
    run('token', async () => {
      await (await identityAccount()).signInWithToken(token);
      dismissLink();
      lastSignInMessage.set(t('link.done'));
    });
  return (
    <div className="host-panel">
      <Alert type="info" title={t('token.title')}>
        {t('token.lead', { uid: uidOf(token) ?? '?' })}
      </Alert>
      <Button type="primary" block loading={busy !== undefined} onClick={() => void signIn()}>
        {t('token.enter')}
      </Button>
      {failed && <Alert type="error" title={failed} />}
      <BackLink />
    </div>
  );
}

/** Reads the user id of a token; the identity service verifies it. */
function uidOf(token: string): string | undefined {
  try {
    const tokenPayload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { uid } = JSON.parse(atob(tokenPayload)) as { uid?: unknown };
    return typeof uid === 'string' ? uid : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the panel while the address contains sign-in parameters. */
export function LinkSignInPanel({ arrival }: { arrival: LinkCredential }) {
  return arrival.kind === 'link' ? <LinkSignIn link={arrival.link} /> : <TokenSignIn token={arrival.token} />;
}
