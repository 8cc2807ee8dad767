/** Error of a remote without a published version that is compatible with this page's host. */
export class RemoteRefused extends Error {
  override readonly name = 'RemoteRefused';
}

/** A remote that failed to load after all retries and its fallback. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    readonly version: string,
    readonly errorId: string,
    override readonly cause: unknown,
  ) {
    super(`${remote} ${version}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Short enough to dictate on the telephone, unique enough to find in the log. */
export function newErrorId(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
