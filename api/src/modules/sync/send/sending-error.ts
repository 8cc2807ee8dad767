/** A failed run, with a French sentence for staff. */
export class SendingError extends Error {
  constructor(
    message: string,
    /** False when a retry is useless until a setting changes. */
    readonly mayPass: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A server with a key that was not confirmed. */
export class HostKeyError extends SendingError {
  constructor(
    message: string,
    /** Fingerprint as printed by `ssh-keygen -l`. */
    readonly shownKey: string,
  ) {
    super(message, false);
  }
}
