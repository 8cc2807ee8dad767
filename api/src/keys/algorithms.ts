import type { CipherGCMTypes } from 'node:crypto';

/** Hash functions for message authentication codes and tokens, by their OpenSSL names; all are approved by NIST. */
export const MAC_ALGORITHMS = ['sha256', 'sha512', 'sha3-256', 'sha3-512'] as const;
export type MacAlgorithm = (typeof MAC_ALGORITHMS)[number];

/** Authenticated ciphers, by their OpenSSL names. */
export const CIPHERS = ['aes-256-gcm', 'chacha20-poly1305'] as const;
export type Cipher = (typeof CIPHERS)[number];

interface CipherFormat {
  /** First byte of what was encrypted with it. */
  id: number;
  /** OpenSSL name as the types of Node distinguish them. */
  algorithm: CipherGCMTypes | 'chacha20-poly1305';
  /** Hash that derives its key. */
  keyHash: MacAlgorithm;
  /** Added to the purpose of its key: no key serves two ciphers. */
  keySuffix: string;
}

/** Numbers are stored in the database and never change their meaning. */
export const CIPHER_FORMATS: Readonly<Record<Cipher, CipherFormat>> = {
  'aes-256-gcm': { id: 1, algorithm: 'aes-256-gcm', keyHash: 'sha256', keySuffix: '' },
  'chacha20-poly1305': { id: 2, algorithm: 'chacha20-poly1305', keyHash: 'sha512', keySuffix: ' chacha20-poly1305' },
};
