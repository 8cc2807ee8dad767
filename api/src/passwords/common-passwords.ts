import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { COMMON_PREFIX } from '@pignon/shared/domain/user/known-password.prefixes';
import { foldPassword } from '@pignon/shared/domain/user/known-password.rules';
import { findUpwards } from '../db/find-upwards';

/** Reads the common passwords, the most frequent ones first. */
export function readCommonPasswords(): string[] {
  const packed = readFileSync(join(findUpwards('reference-data', import.meta.url), 'common-passwords.txt.gz'));
  return gunzipSync(packed).toString('utf8').trimEnd().split('\n');
}

/** Hashes of folded common passwords by their first digits, without these. */
function hashCommonPasswords(): ReadonlyMap<string, readonly string[]> {
  const hashes = new Map<string, string[]>();
  for (const password of new Set(readCommonPasswords().map(foldPassword))) {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const prefix = hash.slice(0, COMMON_PREFIX);
    const rest = hash.slice(COMMON_PREFIX);
    const others = hashes.get(prefix);
    if (others) others.push(rest);
    else hashes.set(prefix, [rest]);
  }
  return hashes;
}

let hashesByPrefix: ReadonlyMap<string, readonly string[]> | undefined;

/** Rests of the hashes that begin with a prefix; the list is read once per process (about 0.1 s of processor time). */
export function commonPasswordHashes(prefix: string): readonly string[] {
  hashesByPrefix ??= hashCommonPasswords();
  return hashesByPrefix.get(prefix) ?? [];
}
