const OWN = crypto.randomUUID();
let isCounted = true;

/**
 * Names this page from its opening to its end where it tells of loads and failures, and tells nothing of who looks at it;
 * undefined once the page is left out of the figures.
 */
export const pageSession = (): string | undefined => (isCounted ? OWN : undefined);

/**
 * Leaves this page out of the sessions that trials are judged by: it shows what nobody else has, so that its failures say
 * nothing of any version that others use. What it tells still names the versions.
 */
export function leaveOutOfSessions(): void {
  isCounted = false;
}
