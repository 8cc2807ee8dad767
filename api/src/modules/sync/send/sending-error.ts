/** Why a sending did not succeed, in a French sentence that the staff reads. */
export class SendingError extends Error {
  constructor(
    message: string,
    /** False where trying again changes nothing: a setting has to be changed first. */
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
    /** As `ssh-keygen -l` prints it. */
    readonly shownKey: string,
  ) {
    super(message, false);
  }
}
