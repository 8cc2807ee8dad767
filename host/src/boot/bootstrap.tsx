import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setupI18n } from '@pignon/shared/i18n';
import { SessionGate } from '../shell/session-gate';
import { addBootMessages } from './boot-messages';
import { fetchedAgain } from './fetched-again';

const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signed-in');
const SignedIn = lazy(async () => ({ default: (await fetchedAgain(loadSignedIn)).SignedIn }));

/** Set at sign-in: this browser will most likely need the whole product, so it is fetched while the session resolves. */
const WAS_SIGNED_IN = /(?:^|; )pignon-session=./;

setupI18n();
addBootMessages();
if (WAS_SIGNED_IN.test(document.cookie)) void loadSignedIn().catch(() => undefined);

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
