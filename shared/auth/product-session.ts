import { createStore } from '@pignon/shared/state';
import type { Session } from './session';

/** The one session of the page, once started. */
export const productSession = createStore<Session | undefined>(undefined);

/** The session; asking before it was started is a mistake of the caller. */
export function startedSession(): Session {
  const session = productSession.get();
  if (!session) throw new Error('startSession() must be called first.');
  return session;
}
