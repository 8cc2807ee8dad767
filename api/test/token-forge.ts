import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

type Json = Record<string, unknown>;
const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface Keys {
  kid: string;
  publicKey: string;
  privateKey: KeyObject;
}

/** A key pair as of the identity service. */
export function newKeys(kid: string): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKey };
}

export const signedBy = ({ kid, privateKey }: Keys, claims: Json, header: Json = {}): string => {
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid, ...header })}.${part(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
};

/** Signs with the public key as shared secret: a classic attack. */
export const signedWithSecret = (secret: string, kid: string, claims: Json): string => {
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

export const unsigned = (claims: Json, header: Json = {}): string =>
  `${part({ alg: 'none', typ: 'JWT', ...header })}.${part(claims)}.`;

/** Replaces the claims of a token, with its old signature. */
export function rewritten(token: string, claims: Json): string {
  const [header = '', , signature = ''] = token.split('.');
  return `${header}.${part(claims)}.${signature}`;
}
