import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { EndReason, Unsaved } from '@pignon/shared/auth';
import { runtimeConfig } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { useStore } from '@pignon/shared/state';
import { withIdentityTranslations } from '../../identity/with-identity-translations';
import { linkCredentialStore } from '../../identity/link-credential';
import { LogoMark } from '../logo';
import { importUntilLoaded } from './import-until-loaded';
import { lastSignInMessage } from './last-sign-in-message';
import { SignInPanel } from './sign-in-panel';
import './sign-in.css';

const loadLinkPanel = () =>
  withIdentityTranslations(import(/* webpackChunkName: "identity" */ '../../identity/sign-in/link-sign-in-panel'));
const LinkSignInPanel = lazy(async () => ({ default: (await importUntilLoaded(loadLinkPanel)).LinkSignInPanel }));

// decorative, with reserved space: may load late or fail
const Street = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "street" */ './sign-in-illustration').then(
    ({ SignInIllustration: illustration }) => ({ default: illustration }),
    () => ({ default: () => null }),
  ),
);

/** Public page: logo, and a button for the sign-in panel. */
export function SignInPage({ ended, unsaved }: { ended?: EndReason; unsaved?: Unsaved }) {
  const { t } = useTranslation('host');
  const { appTitle } = runtimeConfig();
  const arrival = useStore(linkCredentialStore);
  useEffect(() => {
    document.title = appTitle;
    lastSignInMessage.set(undefined);
  }, [appTitle]);
  return (
    <main className="host-sign-in">
      <div className="host-sign-in-side">
        <p className="host-sign-in-brand">
          <LogoMark size={40} />
          <span>{appTitle}</span>
        </p>
        <div className="host-sign-in-box">
          <h1>{t('signIn.title')}</h1>
          <p className="host-sign-in-lead">{t('signIn.lead')}</p>
          {arrival ? (
            <Suspense fallback={null}>
              <LinkSignInPanel arrival={arrival} />
            </Suspense>
          ) : (
            <SignInPanel ended={ended} unsaved={unsaved} />
          )}
        </div>
      </div>
      <div className="host-sign-in-scene" aria-hidden>
        <p>{t('signIn.motto')}</p>
        <Suspense fallback={null}>
          <Street />
        </Suspense>
      </div>
    </main>
  );
}
