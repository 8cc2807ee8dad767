import { wordsOfAgency } from '@pignon/shared/domain/user/known-password.rules';
import type { CallsOf, RoutesOf } from '../../http/routes';
import { UnreachableError } from '../../net/upstream';
import { commonPasswordHashes } from '../../passwords/common-passwords';
import type { LeakedPasswords } from '../../passwords/leaked-passwords';
import { readAgency } from '../agency/agency.repo';

/** Of one address, which an office shares: each sign-in by password and each new password makes one call. */
const PER_MINUTE = 60;
const BODY_LIMIT = 1024;

/** An unreachable service knows no password: it must not keep anybody from choosing one. */
async function leakedRange(leakedPasswords: LeakedPasswords, prefix: string): Promise<string[]> {
  try {
    return await leakedPasswords.range(prefix);
  } catch (error) {
    if (error instanceof UnreachableError) return [];
    throw error;
  }
}

export const passwordRoutes: RoutesOf<CallsOf<'password'>> = ({ db, leakedPasswords }) => ({
  'POST password/known': {
    handler: async ({ body: { prefix, foldedPrefix }, reply }) => {
      const [leaked, agency] = await Promise.all([leakedRange(leakedPasswords, prefix), readAgency(db)]);
      reply.header('cache-control', 'no-store');
      return { common: [...commonPasswordHashes(foldedPrefix)], leaked, words: wordsOfAgency(agency) };
    },
    bodyLimit: BODY_LIMIT,
    config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } },
  },
});
