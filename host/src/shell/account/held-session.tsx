import { lazy } from 'react';
import type { SessionState } from '@pignon/shared/auth';
import { SecondFactorPage } from '../../identity/second-factor/second-factor-page';
import { withIdentityTranslations } from '../../identity/with-identity-translations';
import { importUntilLoaded } from '../sign-in/import-until-loaded';
import { BlockedView } from './blocked-view';

const SecondFactorWithTexts = lazy(() =>
  importUntilLoaded(() => withIdentityTranslations(Promise.resolve({ default: SecondFactorPage }))),
);

type Props = {
  session: Extract<SessionState, { kind: 'blocked' | 'unverified' | 'signed-in' }>;
  /** Message of the sign-up. */
  message?: string | undefined;
};

/** What keeps a signed-in person from the product: an inactive account, or a missing second factor. */
export function HeldSession({ session, message }: Props) {
  if (session.kind === 'blocked') return <BlockedView {...session} message={message} />;
  if (!session.step) return null;
  return <SecondFactorWithTexts step={session.step} covers={session.kind === 'signed-in'} />;
}
