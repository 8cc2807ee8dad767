import { runtimeConfig } from '@pignon/shared/contract';
import { createStore } from '@pignon/shared/state';

/** Sign-in credential in an address. */
export type LinkCredential = { kind: 'link'; link: string } | { kind: 'token'; token: string };

/** Parameters that the identity service adds to the address of its link. */
const LINK_PARAMETERS = ['apiKey', 'oobCode', 'mode', 'lang', 'tenantId'];
const TOKEN_FRAGMENT = /^#custom-token=([\w.-]+)$/;

/**
 * Removes sign-in parameters from the address before router or history store them. Ignores methods that the
 * installation does not offer.
 */
function takeCredential(): LinkCredential | undefined {
  const { signInMethods } = runtimeConfig();
  const link = location.href;
  const currentUrl = new URL(link);
  const token = TOKEN_FRAGMENT.exec(currentUrl.hash)?.[1];
  const isSignInLink = currentUrl.searchParams.get('mode') === 'signIn' && currentUrl.searchParams.has('oobCode');
  if (!token && !isSignInLink) return undefined;
  for (const name of isSignInLink ? LINK_PARAMETERS : []) currentUrl.searchParams.delete(name);
  history.replaceState(history.state, '', `${currentUrl.pathname}${currentUrl.search}${token ? '' : currentUrl.hash}`);
  if (token) return signInMethods.includes('customToken') ? { kind: 'token', token } : undefined;
  return signInMethods.includes('emailLink') ? { kind: 'link', link } : undefined;
}

/** Stored until it is used or dismissed. */
export const linkCredentialStore = createStore<LinkCredential | undefined>(undefined);

/** Call it once, before anything renders. */
export function readLinkCredential(): void {
  linkCredentialStore.set(takeCredential());
}
