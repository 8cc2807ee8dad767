import { earlyKey, earlyStoreOf, type EarlyAnswer, type EarlyCall } from '@pignon/shared/api/early/early-calls';
import type { EarlySession } from '@pignon/shared/auth/early-session';
import { wasSignedIn } from '@pignon/shared/contract/session-hint-cookie';
import { PRIVATE_SCREEN_HEADER } from '@pignon/shared/domain/privacy/private-documents';
import { earlyIdentity, MIN_TOKEN_MS } from './early-identity';
import { onStoredPersonChange, storedPerson } from './stored-person';

/** First call of every page. */
const PROFILE_CALL: EarlyCall = { method: 'GET', path: 'user/me' };
/** Milliseconds after the page started in which an early response counts as fresh. */
const MAX_RESPONSE_AGE_MS = 10_000;
async function fetchEarly(
  apiUrl: string,
  token: string,
  { method, path, body }: EarlyCall,
): Promise<EarlyAnswer | undefined> {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    // every page starts with the private screen on (shared/state/privacy.ts)
    [PRIVATE_SCREEN_HEADER]: 'on',
  };
  try {
    const answer = await fetch(`${apiUrl}/${path}`, { method, headers, body, cache: 'no-store' });
    return answer.ok ? { value: await answer.json() } : undefined;
  } catch {
    // the product repeats the call and handles the failure
    return undefined;
  }
}

export interface EarlyPage {
  /** Base URL of every product call. */
  api: string;
  /** The installation's API key of the identity service. */
  identity: string;
  emulated: boolean;
}

/** Signs that somebody is at the page. */
const GESTURES = ['pointermove', 'pointerdown', 'keydown', 'input'];

/** Calls back once, at the first sign that somebody is at the page. */
function onFirstGesture(listener: () => void): void {
  const waiting = new AbortController();
  const notify = (): void => {
    waiting.abort();
    listener();
  };
  for (const gesture of GESTURES) addEventListener(gesture, notify, { signal: waiting.signal, capture: true });
}

/** Session of a page that nobody is signed in to: the identity service loads when somebody is at the page. */
function nobodySession({ identity, emulated }: EarlyPage): EarlySession {
  return {
    uid: undefined,
    identity: (load) =>
      earlyIdentity({
        session: undefined,
        load,
        emulated,
        onNeed: (listener) => {
          onStoredPersonChange(identity, listener);
          onFirstGesture(listener);
        },
      }),
    take: () => undefined,
    forget: () => undefined,
  };
}

/**
 * Restores the last session, and requests its profile and the first calls of the last visit to this address. @returns
 * undefined, without requests, when only the identity service knows the session: the stored token expires within 30 s,
 * or a user was signed in whose record is elsewhere
 */
export function beginEarly(page: EarlyPage): EarlySession | undefined {
  const { api, identity, emulated } = page;
  const person = storedPerson(identity);
  if (!person) return wasSignedIn(document.cookie) ? undefined : nobodySession(page);
  const { accessToken: token, expirationTime: expires = 0 } = person.stsTokenManager ?? {};
  if (token === undefined || expires - Date.now() < MIN_TOKEN_MS) return undefined;
  const { uid } = person;
  const calls = [PROFILE_CALL, ...(earlyStoreOf(uid).at[location.pathname + location.search] ?? [])];
  const answers = new Map(calls.map((call) => [earlyKey(call), fetchEarly(api, token, call)]));
  return {
    uid,
    identity: (load) =>
      earlyIdentity({
        session: { person, token, expires },
        load,
        emulated,
        onNeed: (listener) => onStoredPersonChange(identity, listener),
      }),
    take: (call) => {
      const key = earlyKey(call);
      const answer = performance.now() < MAX_RESPONSE_AGE_MS ? answers.get(key) : undefined;
      answers.delete(key);
      return answer;
    },
    forget: () => answers.clear(),
  };
}
