import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { startSession, useSession } from '@pignon/shared/auth';
import { bridgeTabs, bus, raiseNotice } from '@pignon/shared/bus';
import { runtimeConfig } from '@pignon/shared/contract';
import { i18n, loadCatalogue } from '@pignon/shared/i18n';
import { addHostMessages } from '../../messages';
import { linkCredentialStore, readLinkCredential } from '../../identity/link-credential';
import { AccountView } from './account-view';
import { applyFontFaces } from '../fonts/apply-font-faces';
import { LoadingView } from '../loading-view';
import { ProductBoundary } from '../product-boundary';
import { importUntilLoaded } from '../sign-in/import-until-loaded';
import { useLastSignInMessage } from '../sign-in/last-sign-in-message';
import { SignInPage } from '../sign-in/sign-in-page';
import { useSessionStart } from '../use-session-start';

const loadHeldSession = () => import(/* webpackChunkName: "held-session" */ './held-session');
const HeldSession = lazy(async () => ({ default: (await importUntilLoaded(loadHeldSession)).HeldSession }));

let isPrepared = false;

/** Runs once per page, although React may mount the gate repeatedly. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  readLinkCredential();
  bridgeTabs(bus);
  const { apiUrl } = runtimeConfig();
  void loadCatalogue(apiUrl);
  i18n.on('languageChanged', (language: string) => void loadCatalogue(apiUrl, language));
  // the first paint uses a system font of equal metrics, and so does a page without network
  applyFontFaces();
}

addHostMessages();

/** Milliseconds after which the browser's session store counts as unresponsive. */
const SILENCE_TIMEOUT_MS = 10_000;

/** True once reading the stored session takes too long. */
function useSilentStore(isResolving: boolean): boolean {
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    if (!isResolving) return undefined;
    const timer = setTimeout(() => setIsSilent(true), SILENCE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isResolving]);
  return isResolving && isSilent;
}

/** Shows the product only to a signed-in, active user. */
export function SessionGate({ children, start = startSession }: { children: ReactNode; start?: () => Promise<void> }) {
  const failure = useSessionStart(start);
  const session = useSession();
  const signInMessage = useLastSignInMessage();
  useEffect(prepare, []);
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (session.kind === 'signed-out') wasSignedOut.current = true;
    if (session.kind !== 'signed-in' || !linkCredentialStore.get()) return;
    linkCredentialStore.set(undefined);
    // the user has just signed in here
    if (!wasSignedOut.current) raiseNotice(i18n.t('host:signIn.alreadyIn'));
  }, [session.kind]);
  const isSilent = useSilentStore(session.kind === 'resolving' && session.asked === true);
  if (failure) return <AccountView kind="boot" error={failure.error} onRetry={failure.retry} />;
  switch (session.kind) {
    case 'resolving':
      if (isSilent) return <AccountView kind="silent" onRetry={() => location.reload()} />;
      return <LoadingView announcement={signInMessage} />;
    case 'signed-out':
      return <SignInPage ended={session.reason} unsaved={session.unsaved} />;
    case 'failed':
      return <AccountView kind="failed" error={session.error} />;
    case 'blocked':
    case 'unverified':
      return (
        <ProductBoundary>
          <Suspense fallback={<LoadingView announcement={signInMessage} />}>
            <HeldSession session={session} message={signInMessage} />
          </Suspense>
        </ProductBoundary>
      );
    case 'signed-in':
      return (
        <ProductBoundary>
          <Suspense fallback={<LoadingView announcement={signInMessage} />}>{children}</Suspense>
          <Suspense>{session.step && <HeldSession session={session} />}</Suspense>
        </ProductBoundary>
      );
  }
}
