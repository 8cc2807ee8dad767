import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { EdgeOptions } from '../edge-options';
import { allowedOrigins } from '../override-routes';

const GOOGLE_SCRIPT = 'https://apis.google.com';
/** The identity service may require a captcha; the SDK then loads reCAPTCHA and retries. */
export const ROBOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** True for accounts of the real identity service, not of its emulator. */
export const hasRealIdentityService = ({ emulatorUpstream }: EdgeOptions): boolean => emulatorUpstream === undefined;

/** Local origins from which code may load: those for every page of this edge, and those allowed to this browser. */
export function localOrigins(options: EdgeOptions, request: Pick<IncomingMessage, 'headers'>): string[] {
  return [...Object.values(options.overrides ?? {}), ...(options.config().overrides ? allowedOrigins(request) : [])];
}

/** Lists the script sources other than the page's own origin. */
export function foreignScripts(options: EdgeOptions, local: readonly string[]): string[] {
  return [...(hasRealIdentityService(options) ? [GOOGLE_SCRIPT, ...ROBOT_CHECK] : []), ...local];
}

/** The same list as URL prefixes for the page's policy: each ends with a slash. */
export function scriptPrefixes(options: EdgeOptions, request: Pick<IncomingMessage, 'headers'>): string[] {
  return foreignScripts(options, localOrigins(options, request)).map((source) => source.replace(/\/?$/, '/'));
}

/** The source expression that allows one inline script: the SHA-256 hash of exactly its text. */
export const inlineScriptSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
