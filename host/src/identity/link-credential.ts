import { runtimeConfig } from '@pignon/shared/contract';
import { createStore } from '@pignon/shared/state';

/** Sign-in credential in an address. */
export type LinkCredential = { kind: 'link'; link: string } | { kind: 'token'; token: string };

/** Parameters that the identity service adds to the address of its link. */
const ADDED = ['apiKey', 'oobCode', 'mode', 'lang', 'tenantId'];
const TOKEN = /^#custom-token=([\w.-]+)$/;

/**
 * Removes sign-in parameters from the address before router or history store them. Ignores methods that the
 * installation does not offer.
 */
function takeArrival(): LinkCredential | undefined {
  const { signInMethods } = runtimeConfig();
  const link = location.href;
  const here = new URL(link);
  const token = TOKEN.exec(here.hash)?.[1];
  const linked = here.searchParams.get('mode') === 'signIn' && here.searchParams.has('oobCode');
  if (!token && !linked) return undefined;
  for (const name of linked ? ADDED : []) here.searchParams.delete(name);
  history.replaceState(history.state, '', `${here.pathname}${here.search}${token ? '' : here.hash}`);
  if (token) return signInMethods.includes('customToken') ? { kind: 'token', token } : undefined;
  return signInMethods.includes('emailLink') ? { kind: 'link', link } : undefined;
}

/** Stored until it is used or dismissed. */
export const linkCredentialStore = createStore<LinkCredential | undefined>(undefined);

/** Call it once, before anything renders. */
export function readLinkCredential(): void {
  linkCredentialStore.set(takeArrival());
}
