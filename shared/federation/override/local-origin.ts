import type { RuntimeConfig } from '../../contract/runtime-config';
import { REMOTE_NAME } from '../../contract/remote-name';
import { isSupport } from '../../domain/user/role-holders';
import type { Role } from '../../domain/user/user.enums';

/** Nothing else: no other machine, no address that only looks like this one, no path, no credentials. */
const LOCAL_ORIGIN = /^http:\/\/localhost:([1-9]\d{0,4})$/;
const LAST_PORT = 65_535;

/** How long a remote may come from a developer's machine before it is asked for anew, in milliseconds. */
export const OVERRIDE_MS = 8 * 3_600_000;
/** Remotes, and so ports, at once. */
export const MOST_OVERRIDES = 10;
/** Where a signed-in user allows the edge the ports that pages of this browser may load code from. */
export const OVERRIDES_URL = '/overrides';
/** Where a browser keeps its person's overrides. */
export const OVERRIDES_KEY = 'pignon.overrides';
/** Where a tab keeps why one of them ended by itself. */
export const RETURNED_KEY = 'pignon.override-returned';
/** Asks for an override in an address: `?override=contact@http://localhost:3001`, more than once for several. */
export const OVERRIDE_PARAMETER = 'override';

/** The port of `http://localhost:PORT`; undefined for every other address. */
export function portOf(origin: string): number | undefined {
  const port = Number(LOCAL_ORIGIN.exec(origin)?.[1]);
  return port <= LAST_PORT ? port : undefined;
}

/** A remote and where it is to come from, as an address asks for it; undefined for what cannot be followed. */
export function askedOverride(text: string): { name: string; origin: string } | undefined {
  const at = text.indexOf('@');
  const [name, origin] = [text.slice(0, at), text.slice(at + 1)];
  return REMOTE_NAME.test(name) && portOf(origin) !== undefined ? { name, origin } : undefined;
}

/** Whether somebody who holds these roles may, in this installation, let a remote come from their own machine. */
export function mayOverride(who: RuntimeConfig['overrides'], roles: readonly Role[]): boolean {
  return who === 'everybody' || (who === 'support' && isSupport({ roles }));
}
