const PAGE_ID = crypto.randomUUID();
let isCounted = true;

/**
 * Random id of this page from load to unload for reports of loads and failures, without user data; undefined when the
 * page is excluded.
 */
export const pageSession = (): string | undefined => (isCounted ? PAGE_ID : undefined);

/** Excludes this page from canary statistics: it runs versions that nobody else has. Its reports still name them. */
export function excludeFromSessions(): void {
  isCounted = false;
}
