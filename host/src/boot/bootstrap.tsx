import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wasSignedIn } from '@pignon/shared/contract/visit-cookie';
import { setupI18n } from '@pignon/shared/i18n';
import { SessionGate } from '../shell/account/session-gate';
import { addBootMessages } from './boot-messages';
import { fetchedAgain } from './fetched-again';

const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signed-in');
const SignedIn = lazy(async () => ({ default: (await fetchedAgain(loadSignedIn)).SignedIn }));

setupI18n();
addBootMessages();
// most likely the whole product will be needed: it is fetched while the session resolves
if (wasSignedIn(document.cookie)) void loadSignedIn().catch(() => undefined);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SessionGate>
        <SignedIn />
      </SessionGate>
    </StrictMode>,
  );
}
