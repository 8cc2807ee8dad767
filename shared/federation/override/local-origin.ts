import type { RuntimeConfig } from '../../contract/runtime-config';
import { REMOTE_NAME } from '../../contract/remote-name';
import { isSupport } from '../../domain/user/role-holders';
import type { Role } from '../../domain/user/user.enums';

/** Accepts `http://localhost:PORT` alone: no other host, no look-alike, no path, no credentials. */
const LOCAL_ORIGIN = /^http:\/\/localhost:([1-9]\d{0,4})$/;
const MAX_PORT = 65_535;

/** Lifetime of an override in milliseconds; then it has to be requested again. */
export const OVERRIDE_MS = 8 * 3_600_000;
/** Maximum overridden remotes, each with a port. */
export const MAX_OVERRIDES = 10;
/** Address at which a signed-in user allows ports for code of this browser's pages. */
export const OVERRIDES_URL = '/overrides';
/** Storage key of a person's overrides. */
export const OVERRIDES_KEY = 'pignon.overrides';
/** Session storage key of the reason why an override ended by itself. */
export const RETURNED_KEY = 'pignon.override-returned';
/** Requests an override in an address: `?override=contact@http://localhost:3001`, repeated for several. */
export const OVERRIDE_PARAMETER = 'override';

/** The port of `http://localhost:PORT`; undefined for every other address. */
export function portOf(origin: string): number | undefined {
  const port = Number(LOCAL_ORIGIN.exec(origin)?.[1]);
  return port <= MAX_PORT ? port : undefined;
}

/** Parses a remote and its origin in an address; undefined when invalid. */
export function parseOverride(text: string): { name: string; origin: string } | undefined {
  const separatorIndex = text.indexOf('@');
  const [name, origin] = [text.slice(0, separatorIndex), text.slice(separatorIndex + 1)];
  return REMOTE_NAME.test(name) && portOf(origin) !== undefined ? { name, origin } : undefined;
}

/** True when a user with these roles may load a remote from their own machine in this installation. */
export function mayOverride(audience: RuntimeConfig['overrides'], roles: readonly Role[]): boolean {
  return audience === 'everybody' || (audience === 'support' && isSupport({ roles }));
}
