import { createStore } from '@pignon/shared/state';
import type { Session } from './session';

/** The page's session, once started. */
export const productSession = createStore<Session | undefined>(undefined);

/** Returns the session. @throws before it was started */
export function startedSession(): Session {
  const session = productSession.get();
  if (!session) throw new Error('startSession() must be called first.');
  return session;
}
