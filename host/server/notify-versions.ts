import { API_TIMEOUT_MS } from './identify-caller';

const CHECK_INTERVAL_MS = 1_000;

/**
 * Notifies the API of each new registry revision of this edge, so that open pages hear of it over their stream. Retries
 * a failed notification with the next check; sends only the newest. @param revisionOf the served revision @returns a
 * function that stops it
 */
export function notifyVersions(
  revisionOf: () => Promise<number>,
  apiUpstream: string,
  everyMs = CHECK_INTERVAL_MS,
): () => void {
  let lastRevision: number | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const checkRevision = async (): Promise<void> => {
    const revision = await revisionOf();
    if (revision === lastRevision) return;
    const answer = await fetch(`${apiUpstream}/api/remote/versions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ revision }),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    if (answer.ok) lastRevision = revision;
  };
  const scheduleNextCheck = (): void => {
    timer = setTimeout(() => {
      void checkRevision()
        // without the API pages poll by themselves
        .catch(() => undefined)
        .finally(() => {
          if (!isStopped) scheduleNextCheck();
        });
    }, everyMs);
  };
  scheduleNextCheck();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
