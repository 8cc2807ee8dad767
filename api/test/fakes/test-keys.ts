import { createInstallationKeys, type InstallationKeys } from '../../src/keys/installation-keys';

/** Keys of an installation with this secret. */
export const keysOf = (secret: string): InstallationKeys => createInstallationKeys({ secrets: [secret] });

/** Keys of the servers that tests start. */
export const TEST_KEYS = keysOf('a secret of the tests');
