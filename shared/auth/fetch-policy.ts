import { readPolicy, MIN_POLICY, type PasswordPolicy } from '@pignon/shared/domain/user/password.policy';

/** Timeout in milliseconds; short, as somebody waits with a typed password. */
const TIMEOUT_MS = 5_000;

/**
 * Fetches the project's password policy. Not through the SDK, which caches it and refreshes it only after a refusal.
 * Never rejects: without a response, or with the emulator (null, 501), returns the minimal policy.
 */
export async function fetchPolicy(identityUrl: string | null, apiKey: string): Promise<PasswordPolicy> {
  if (identityUrl === null) return MIN_POLICY;
  try {
    const url = `${identityUrl}/v2/passwordPolicy?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? readPolicy(await response.json()) : MIN_POLICY;
  } catch {
    return MIN_POLICY;
  }
}
