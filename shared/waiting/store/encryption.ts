/** Encrypted bytes with the nonce they were encrypted with. */
export interface EncryptedData {
  nonce: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const NONCE_BYTES = 12;

/** Imports the key from 32 bytes in base64; it cannot be exported from the browser. */
export function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export async function seal(key: CryptoKey, value: unknown): Promise<EncryptedData> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { nonce, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, bytes) };
}

/** Decrypts with the key that fits; undefined when none does, or for damaged data. */
export async function unseal(
  [key, ...otherKeys]: readonly CryptoKey[],
  { nonce, bytes }: EncryptedData,
): Promise<unknown> {
  if (!key) return undefined;
  try {
    const decrypted = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes);
    return JSON.parse(new TextDecoder().decode(decrypted)) as unknown;
  } catch {
    return unseal(otherKeys, { nonce, bytes });
  }
}
