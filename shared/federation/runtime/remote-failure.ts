/** No published version of a remote suits the host of this page. */
export class RemoteRefused extends Error {
  override readonly name = 'RemoteRefused';
}

/** A remote that could not be loaded, after every retry and its stand-in. */
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

/** Short enough to be read over the telephone, unique enough to be found in the journal. */
export function newErrorId(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
