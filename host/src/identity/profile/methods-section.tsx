import { useState, useReducer } from 'react';
import { identityAccount, isGoogleEmulated, linkedProviders, prepareGoogle } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert, Button, lazyDialog, Tag } from '@pignon/shared/ui/core';
import { GoogleAccountChooser } from '../../shell/sign-in/google-account-chooser';
import { useReauthentication } from './use-reauthentication';
import { useSingleTask } from '../use-single-task';

const PhoneDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "identity-phone" */ '../sign-in/phone-dialog')).PhoneDialog,
);

type Provider = 'password' | 'google.com' | 'phone';

/** Providers linked to the account or enabled for this installation. */
function visibleProviders(linked: readonly string[]): Provider[] {
  const { signInMethods } = runtimeConfig();
  const visibleMethods = (provider: Provider, isOffered: boolean) =>
    isOffered || linked.includes(provider) ? [provider] : [];
  return [
    ...visibleMethods('password', false),
    ...visibleMethods('google.com', signInMethods.includes('google')),
    ...visibleMethods('phone', signInMethods.includes('phone')),
  ];
}

/** Ways to sign in; adding or removing one requires authentication. */
export function MethodsSection() {
  const { t } = useTranslation('identity');
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [dialog, setDialog] = useState<'google' | 'phone'>();
  const [doneMessage, setDoneMessage] = useState<string>();
  const { busy, failed, run } = useSingleTask();
  const { prove, proof } = useReauthentication();
  const linked = linkedProviders();
  const change = async (provider: Provider, work: () => Promise<void>, message: string) => {
    setDialog(undefined);
    setDoneMessage(undefined);
    if (await run(provider, work)) setDoneMessage(t(message));
    rerender();
  };
  const unlink = (provider: Provider) =>
    prove(() => change(provider, async () => (await identityAccount()).unlink(provider), 'methods.unlinked'));
  const link = (provider: Provider) =>
    prove(() => {
      if (provider === 'phone') return setDialog('phone');
      if (isGoogleEmulated()) return setDialog('google');
      void change(provider, async () => (await identityAccount()).linkGoogle(), 'methods.linked');
    });
  return (
    <section aria-labelledby="methods">
      <h2 id="methods">{t('methods.title')}</h2>
      <ul>
        {visibleProviders(linked).map((provider) => (
          <li key={provider}>
            <strong>{t(`methods.${provider}`)}</strong>
            <Tag tone={linked.includes(provider) ? 'green' : 'neutral'}>
              {t(linked.includes(provider) ? 'methods.on' : 'methods.off')}
            </Tag>
            {!linked.includes(provider) && (
              <Button
                size="small"
                aria-label={t('methods.linkThis', { method: t(`methods.${provider}`) })}
                loading={busy === provider}
                {...(provider === 'google.com' && { onPointerEnter: prepareGoogle, onFocus: prepareGoogle })}
                onClick={() => void link(provider)}
              >
                {t('methods.link')}
              </Button>
            )}
            {linked.includes(provider) && provider !== 'password' && linked.length > 1 && (
              <Button
                size="small"
                danger
                aria-label={t('methods.unlinkThis', { method: t(`methods.${provider}`) })}
                loading={busy === provider}
                onClick={() => void unlink(provider)}
              >
                {t('methods.unlink')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {linked.length === 1 && <p className="host-profile-lead">{t('methods.last')}</p>}
      {runtimeConfig().signInMethods.includes('emailLink') && (
        <p className="host-profile-lead">{t('methods.emailLink')}</p>
      )}
      {failed && <Alert type="error" title={failed} />}
      {doneMessage && <Alert type="success" title={doneMessage} />}
      {dialog === 'google' && (
        <GoogleAccountChooser
          onClose={() => setDialog(undefined)}
          onPick={(account) =>
            void change('google.com', async () => (await identityAccount()).linkGoogle(account), 'methods.linked')
          }
        />
      )}
      {dialog === 'phone' && (
        <PhoneDialog
          title={t('methods.linkPhone')}
          onClose={() => setDialog(undefined)}
          onCode={async (account, verificationId, code) => {
            await account.linkPhone(verificationId, code);
            await change('phone', () => Promise.resolve(), 'methods.linked');
          }}
        />
      )}
      {proof}
    </section>
  );
}
