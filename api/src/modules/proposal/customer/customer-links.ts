import type { InstallationKeys } from '../../../keys/installation-keys';

/** Kind of link: the page of a message, or its unsubscribe page. */
export type LinkKind = 'page' | 'unsubscribe';

export interface CustomerLinks {
  /** Signs a token for the message, valid for `seconds`. */
  token(kind: LinkKind, mailId: number, seconds: number): string;
  /** Returns the message id of a token; null when it is forged, for another purpose, or expired. */
  read(kind: LinkKind, token: string): number | null;
}

const TOKEN = /^([1-9a-z][0-9a-z]{0,10})\.([1-9a-z][0-9a-z]{0,7})\.([\w-]{32})$/;
const BASE = 36;

/** Links that customers follow without signing in, signed with the installation's secret. */
export function createCustomerLinks(keys: InstallationKeys, now: () => number = () => Date.now()): CustomerLinks {
  const signer = keys.signer('customer links');
  return {
    token(kind, mailId, seconds) {
      const [mail, expires] = [mailId.toString(BASE), Math.floor(now() / 1000 + seconds).toString(BASE)];
      return [mail, expires, signer.sign([kind, mail, expires].join('\n'))].join('.');
    },
    read(kind, token) {
      const [, mail = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (mail === '' || !signer.holds([kind, mail, expires].join('\n'), signature)) return null;
      return Number.parseInt(expires, BASE) * 1000 > now() ? Number.parseInt(mail, BASE) : null;
    },
  };
}

export const pagePath = (token: string): string => `/api/p/${token}`;
export const unsubscribePath = (token: string): string => `/api/p/${token}/unsubscribe`;
