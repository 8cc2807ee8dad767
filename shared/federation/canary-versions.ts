import { pageCookie, readPageCookie } from '../contract/page-cookie';
import type { Catalogue } from './live-remote';

const COOKIE_NAME = 'pignon-trials';

/** Canary versions given to a browser, by remote. */
export type CanaryVersions = Readonly<Record<string, string>>;

export const NO_CANARIES: CanaryVersions = {};

/**
 * Builds the cookie of the canary versions that this page loads, so that the next page is sent with their files
 * preloaded.
 */
export function canaryCookie({ remotes, trials = {} }: Catalogue): string {
  const versionTexts = Object.entries(trials).flatMap(([name, { remote }]) =>
    remotes[name]?.version === remote.version ? [`${name}@${remote.version}`] : [],
  );
  return pageCookie(COOKIE_NAME, versionTexts.join('~'), versionTexts.length === 0 ? 0 : undefined);
}

/** Reads the cookie at the edge; ignores invalid parts. */
export function canariesInCookie(cookies: string, isHttps: boolean): CanaryVersions {
  const pairs = (readPageCookie(cookies, COOKIE_NAME, isHttps) ?? '').split('~').map((pair) => pair.split('@'));
  return Object.fromEntries(pairs.flatMap(([name, version]) => (name && version ? [[name, version]] : [])));
}
