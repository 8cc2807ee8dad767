import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

const COUNT = 10;
const LENGTH = 8;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Cost as OWASP's Password Storage Cheat Sheet recommends it for 16 MiB: codes have 40 bits only. */
const COST = { N: 2 ** 14, r: 8, p: 5 };

function hashOf(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, HASH_BYTES, COST, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new codes as they are shown, `ABCD-EFGH`, and their hashes as they are stored. */
export async function newRecoveryCodes(): Promise<{ shown: string[]; hashes: string[] }> {
  const codes = Array.from({ length: COUNT }, newCode);
  const salt = randomBytes(SALT_BYTES);
  const hashes = await Promise.all(codes.map((code) => hashOf(code, salt)));
  return {
    shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    hashes: hashes.map((hash) => `${salt.toString('base64url')}.${hash.toString('base64url')}`),
  };
}

/** The stored hash of a code, `ABCDEFGH`; null for a wrong one. Hashes of one set have the same salt. */
export async function findRecoveryHash(code: string, hashes: readonly string[]): Promise<string | null> {
  const [salt] = hashes[0]?.split('.') ?? [];
  if (salt === undefined) return null;
  const typed = await hashOf(code, Buffer.from(salt, 'base64url'));
  const isTyped = (stored: string) => timingSafeEqual(Buffer.from(stored.split('.')[1] ?? '', 'base64url'), typed);
  return hashes.find(isTyped) ?? null;
}
