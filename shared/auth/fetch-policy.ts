import { readPolicy, MIN_POLICY, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

/** Milliseconds: somebody is waiting with a password typed. */
const PATIENCE_MS = 5_000;

/**
 * The project's policy as it is now. It is asked for here rather than through the SDK, which keeps what it read and
 * reads it again, after a refusal, without saying when. Never rejects: without an answer, or without a service that has
 * policies (null: the emulator answers 501), it is the least policy.
 */
export async function fetchPolicy(identityUrl: string | null, apiKey: string): Promise<PasswordPolicy> {
  if (identityUrl === null) return MIN_POLICY;
  try {
    const url = `${identityUrl}/v2/passwordPolicy?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? readPolicy(await response.json()) : MIN_POLICY;
  } catch {
    return MIN_POLICY;
  }
}
