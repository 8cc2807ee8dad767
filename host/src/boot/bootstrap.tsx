import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { wasSignedIn } from '@pignon/shared/contract/session-hint-cookie';
import { setupI18n } from '@pignon/shared/i18n';
import { SessionGate } from '../shell/account/session-gate';
import { LoadingView } from '../shell/loading-view';
import { useLastSignInMessage } from '../shell/sign-in/last-sign-in-message';
import { addBootMessages } from './boot-messages';
import { retryImport } from './retry-import';

const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signed-in-app');
let loadedModule: Awaited<ReturnType<typeof loadSignedIn>> | undefined;
let pendingModule: Promise<typeof loadedModule> | undefined;

async function loadWithFirstPage(): Promise<typeof loadedModule> {
  const module = await retryImport(loadSignedIn);
  await module.readyToDraw;
  loadedModule = module;
  return module;
}

const loadProduct = () => (pendingModule ??= loadWithFirstPage());

/** State instead of Suspense: React delays content that follows a fallback (see useAwaited). */
function Product(): ReactNode {
  const [product, setProduct] = useState(loadedModule);
  const signInMessage = useLastSignInMessage();
  useEffect(() => {
    if (product) return;
    loadProduct().then(setProduct, (cause: unknown) =>
      setProduct(() => {
        throw cause;
      }),
    );
  }, [product]);
  return product ? <product.SignedInApp /> : <LoadingView announcement={signInMessage} />;
}

setupI18n();
addBootMessages();
// a returning user probably needs the whole product: loads it while the session resolves
if (wasSignedIn(document.cookie)) {
  // a failed load is repeated at sign-in
  void loadProduct().catch(() => (pendingModule = undefined));
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SessionGate>
        <Product />
      </SessionGate>
    </StrictMode>,
  );
}
