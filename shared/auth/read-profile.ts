import { call, isSilence } from '@pignon/shared/api';
import type { User } from '@pignon/shared/domain/user/user.schema';

/**
 * The product's record of the person. While the server is silent, the one last read on this machine lets them go on
 * reading what they have seen; a refusal is never got around.
 */
export async function readProfile(uid: string): Promise<User> {
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
