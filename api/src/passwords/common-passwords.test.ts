import { foldPassword } from '@pignon/shared/domain/user/known-password.rules';
import { sha1 } from '../../test/fakes/fake-leaked-passwords';
import { commonPasswordHashes, readCommonPasswords } from './common-passwords';

const isKnown = (password: string): boolean => {
  const hash = sha1(foldPassword(password));
  return commonPasswordHashes(hash.slice(0, 2)).includes(hash.slice(2));
};

describe('the list of common passwords', () => {
  // ASVS 6.2.4: the 3,000 most common ones that meet the policy
  it.each([6, 8, 10, 12])('has more than 3,000 for a policy of at least %d characters', (min) => {
    const folded = readCommonPasswords().filter(({ length }) => length >= min);
    expect(new Set(folded.map(foldPassword)).size).toBeGreaterThan(3_000);
  });

  it.each(['123456', 'password', 'azerty', 'qwertyuiop', 'P@ssw0rd', 'PASSWORD1', '1qaz2wsx3edc', '1QAZ2wsx3edc'])(
    'recognises %s',
    (password) => {
      expect(isKnown(password)).toBe(true);
    },
  );

  it.each(['quai-falaise-tambour', 'Xq7!vd0Rm2#z', ''])('does not recognise « %s »', (password) => {
    expect(isKnown(password)).toBe(false);
  });

  it('answers a prefix with about a hundred hashes, so that it tells little of the password', () => {
    const sizes = Array.from({ length: 256 }, (_, byte) => {
      const prefix = byte.toString(16).toUpperCase().padStart(2, '0');
      return commonPasswordHashes(prefix).length;
    });
    expect(Math.min(...sizes)).toBeGreaterThan(50);
    expect(Math.max(...sizes)).toBeLessThan(200);
  });
});
