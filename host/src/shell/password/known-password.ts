import { call } from '@pignon/shared/api';
import { runtimeConfig } from '@pignon/shared/contract';
import {
  foldPassword,
  isMadeOfWords,
  wordsOfOwner,
  type KnownPasswordReason,
  type PasswordOwner,
} from '@pignon/shared/domain/user/known-password.rules';
import { COMMON_PREFIX, LEAKED_PREFIX } from '@pignon/shared/domain/user/known-password.prefixes';
import type { KnownPasswordReply } from '@pignon/shared/domain/user/known-password.schema';

/** Milliseconds after which a password counts as unknown, so that nobody waits for a service that may be down. */
const MAX_WAIT_MS = 2_000;

/** SHA-1, as lists of leaked passwords have it; 40 hexadecimal digits, upper case. */
async function sha1(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

type Listed = { reason?: KnownPasswordReason; words: readonly string[] };
const UNKNOWN: Listed = { words: [] };

function reasonIn({ common, leaked }: KnownPasswordReply, hash: string, foldedHash: string): Listed['reason'] {
  if (common.includes(foldedHash.slice(COMMON_PREFIX))) return 'common';
  const line = leaked.find((range) => range.startsWith(`${hash.slice(LEAKED_PREFIX)}:`));
  // a line of count 0 is padding
  return line && !line.endsWith(':0') ? 'leaked' : undefined;
}

/** Asks by the beginnings of two hashes; the password stays here. */
async function askLists(password: string): Promise<Listed> {
  const [hash, foldedHash] = await Promise.all([sha1(password), sha1(foldPassword(password))]);
  const body = { prefix: hash.slice(0, LEAKED_PREFIX), foldedPrefix: foldedHash.slice(0, COMMON_PREFIX) };
  const known = await call('POST password/known', { body });
  return { reason: reasonIn(known, hash, foldedHash), words: known.words };
}

/** Without an answer in time, and in a page without https (no `crypto.subtle`), a password is on no list. */
function lookUp(password: string): Promise<Listed> {
  const silence = new Promise<Listed>((resolve) => setTimeout(() => resolve(UNKNOWN), MAX_WAIT_MS));
  return Promise.race([askLists(password).catch(() => UNKNOWN), silence]);
}

/** Why a password in use should be replaced; undefined when it is on no list. */
export async function listedPasswordReason(password: string): Promise<KnownPasswordReason | undefined> {
  return (await lookUp(password)).reason;
}

/** Why a new password is refused; undefined when it is not. */
export async function knownPasswordReason(
  password: string,
  owner: Omit<PasswordOwner, 'title'>,
): Promise<KnownPasswordReason | undefined> {
  const { reason, words } = await lookUp(password);
  if (reason === 'common') return reason;
  const { appTitle: title } = runtimeConfig();
  return isMadeOfWords(password, [...wordsOfOwner({ title, ...owner }), ...words]) ? 'own-words' : reason;
}
