import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { CIPHERS, MAC_ALGORITHMS, type Cipher, type MacAlgorithm } from './algorithms';
import { createSecretBox, type SecretBox } from './secret-box';

const KEY_BYTES = 32;
const SIGNATURE_LENGTH = 32;

/** Message authentication codes for one purpose. */
export interface Signer {
  /** Signature in base64url, 192 bits. */
  sign(message: string): string;
  /** True for a signature under any accepted secret and algorithm; compares in constant time. */
  holds(message: string, signature: string): boolean;
}

/** Everything derived from the installation's secret. */
export interface InstallationKeys {
  signer(purpose: string): Signer;
  box(purpose: string): SecretBox;
  /** Keys of 32 bytes, one per secret, the current one first. */
  derive(purpose: string, salt: string): Buffer[];
  /** Hashes of a random token in base64url: the first is stored, all are looked up. */
  tokenHashes: (token: string) => string[];
}

export interface KeySettings {
  /** Current secret first, then earlier ones that are still accepted. */
  secrets: readonly (string | Buffer)[];
  /** First one signs, all verify. */
  macs?: readonly MacAlgorithm[];
  /** First one encrypts, all decrypt. */
  ciphers?: readonly Cipher[];
}

function signatureOf(algorithm: MacAlgorithm, key: Buffer, message: string): Buffer {
  return Buffer.from(createHmac(algorithm, key).update(message).digest('base64url').slice(0, SIGNATURE_LENGTH));
}

/**
 * Derives one key per purpose, secret and algorithm (HKDF). A secret or algorithm is replaced by putting a new one
 * first: what earlier ones signed and encrypted stays valid until they are left out.
 */
export function createInstallationKeys({
  secrets,
  macs = MAC_ALGORITHMS.slice(0, 1),
  ciphers = CIPHERS,
}: KeySettings): InstallationKeys {
  const derived = (algorithm: MacAlgorithm, secret: string | Buffer, purpose: string, salt = '') =>
    Buffer.from(hkdfSync(algorithm, secret, salt, `pignon ${purpose}`, KEY_BYTES));
  return {
    signer(purpose) {
      const keys = macs.flatMap((algorithm) =>
        secrets.map((secret) => ({ algorithm, key: derived(algorithm, secret, purpose) })),
      );
      const [current] = keys;
      if (!current) throw new TypeError('A signer needs a secret and an algorithm.');
      return {
        sign: (message) => signatureOf(current.algorithm, current.key, message).toString(),
        holds(message, signature) {
          const actual = Buffer.from(signature);
          if (actual.length !== SIGNATURE_LENGTH) return false;
          return keys.some(({ algorithm, key }) => timingSafeEqual(signatureOf(algorithm, key, message), actual));
        },
      };
    },
    box: (purpose) => createSecretBox({ secrets, ciphers, purpose }),
    derive: (purpose, salt) => secrets.map((secret) => derived('sha256', secret, purpose, salt)),
    tokenHashes: (token) => macs.map((algorithm) => createHash(algorithm).update(token).digest('base64url')),
  };
}
