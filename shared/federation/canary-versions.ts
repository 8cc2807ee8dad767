import type { Catalogue } from './live-remote';

const COOKIE_NAME = 'pignon-trials';
const COOKIE_PATTERN = new RegExp(`(?:^|; )${COOKIE_NAME}=([^;]*)`);

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
  return `${COOKIE_NAME}=${versionTexts.join('~')}; path=/; samesite=lax${versionTexts.length === 0 ? '; max-age=0' : ''}`;
}

/** Reads the cookie at the edge; ignores invalid parts. */
export function canariesInCookie(cookies: string | undefined): CanaryVersions {
  const pairs = (COOKIE_PATTERN.exec(cookies ?? '')?.[1] ?? '').split('~').map((pair) => pair.split('@'));
  return Object.fromEntries(pairs.flatMap(([name, version]) => (name && version ? [[name, version]] : [])));
}
