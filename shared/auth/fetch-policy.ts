import { readPolicy, LEAST_POLICY, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

/** Milliseconds: somebody is waiting with a password typed. */
const PATIENCE_MS = 5_000;

/**
 * The project's policy as it is now. It is asked for here rather than through the SDK, which keeps what it read and
 * reads it again, after a refusal, without saying when. Never rejects: without an answer it is the least policy.
 */
export async function fetchPolicy(identityUrl: string, apiKey: string): Promise<PasswordPolicy> {
  try {
    const url = `${identityUrl}/v2/passwordPolicy?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? readPolicy(await response.json()) : LEAST_POLICY;
  } catch {
    return LEAST_POLICY;
  }
}
