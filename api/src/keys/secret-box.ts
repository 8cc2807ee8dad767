import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type CipherGCMTypes } from 'node:crypto';
import { CIPHER_FORMATS, type Cipher } from './algorithms';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts short secrets for the database, so that a copy of it reveals none. */
export interface SecretBox {
  /** Encrypts with the first cipher and the current secret. */
  seal(text: string): Uint8Array;
  /** Decrypts; null when encrypted with an unknown secret or damaged. */
  open(sealed: Uint8Array): string | null;
  /** Encrypts anew what another cipher or an earlier secret encrypted; null when nothing is to be done or it cannot. */
  reseal(sealed: Uint8Array): Uint8Array | null;
}

interface BoxSettings {
  /** Current secret first. */
  secrets: readonly (string | Buffer)[];
  /** First one encrypts, all decrypt. */
  ciphers: readonly Cipher[];
  /** Derives separate keys. */
  purpose: string;
}

type Sealer = { cipher: Cipher; key: Buffer };

function encrypt({ cipher, key }: Sealer, text: string): Uint8Array {
  const { id, algorithm } = CIPHER_FORMATS[cipher];
  const nonce = randomBytes(NONCE_BYTES);
  // both ciphers have the interface of GCM; the types of Node know it for one of them only
  const stream = createCipheriv(algorithm as CipherGCMTypes, key, nonce, { authTagLength: TAG_BYTES });
  const body = Buffer.concat([stream.update(text, 'utf8'), stream.final()]);
  return Buffer.concat([Buffer.of(id), nonce, stream.getAuthTag(), body]);
}

function decrypt({ cipher, key }: Sealer, bytes: Buffer): string | null {
  try {
    const algorithm = CIPHER_FORMATS[cipher].algorithm as CipherGCMTypes;
    const stream = createDecipheriv(algorithm, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    stream.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return stream.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + stream.final('utf8');
  } catch {
    return null;
  }
}

/** First number of the format: until November 2026 data began with the nonce, encrypted with AES-256-GCM. */
const UNNUMBERED: Cipher = 'aes-256-gcm';

/** Creates a box from the installation's secrets. Sealed: number of the cipher, nonce (12 bytes), tag (16), text. */
export function createSecretBox({ secrets, ciphers, purpose }: BoxSettings): SecretBox {
  const sealers = ciphers.flatMap((cipher) =>
    secrets.map((secret) => {
      const { keyHash, keySuffix } = CIPHER_FORMATS[cipher];
      return { cipher, key: Buffer.from(hkdfSync(keyHash, secret, '', `pignon ${purpose}${keySuffix}`, KEY_BYTES)) };
    }),
  );
  const [current] = sealers;
  if (!current) throw new TypeError('A secret box needs a secret and a cipher.');
  const openNumbered = (sealer: Sealer, bytes: Buffer) =>
    bytes[0] === CIPHER_FORMATS[sealer.cipher].id ? decrypt(sealer, bytes.subarray(1)) : null;
  const open = (sealed: Uint8Array): string | null => {
    const bytes = Buffer.from(sealed);
    for (const sealer of sealers) {
      const text = openNumbered(sealer, bytes) ?? (sealer.cipher === UNNUMBERED ? decrypt(sealer, bytes) : null);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    seal: (text) => encrypt(current, text),
    open,
    reseal(sealed) {
      if (openNumbered(current, Buffer.from(sealed)) !== null) return null;
      const text = open(sealed);
      return text === null ? null : encrypt(current, text);
    },
  };
}
