import { call, isSilence } from '@pignon/shared/api';
import type { OwnUser } from '@pignon/shared/domain/user/second-factor.schema';

/**
 * Reads the user's profile. Without a response, uses the last one stored on this machine, so that cached data stays
 * readable; a refusal is final.
 */
export async function readProfile(uid: string): Promise<OwnUser> {
  try {
    return await call('GET user/me');
  } catch (error) {
    if (!isSilence(error)) throw error;
    const { storedProfile } = await import(/* webpackChunkName: "local-cache" */ '@pignon/shared/api/cache/open-cache');
    const stored = await storedProfile(uid);
    if (!stored) throw error;
    return stored;
  }
}
