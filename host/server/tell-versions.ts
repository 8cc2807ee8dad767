import { API_TIMEOUT_MS } from './asker';

const EVERY_MS = 1_000;

/**
 * Tells the API of each other revision that this edge gives out, so that open pages hear of it over their stream. What cannot be told
 * is told at the next look; the API tells of the newest alone.
 * @param revisionOf the revision that is given out now
 * @returns what ends it
 */
export function tellVersions(revisionOf: () => Promise<number>, apiUpstream: string, everyMs = EVERY_MS): () => void {
  let told: number | undefined;
  let ended = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    const revision = await revisionOf();
    if (revision === told) return;
    const answer = await fetch(`${apiUpstream}/api/remote/versions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ revision }),
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    });
    if (answer.ok) told = revision;
  };
  const again = (): void => {
    timer = setTimeout(() => {
      void look()
        // no API, no news: pages ask by themselves now and then
        .catch(() => undefined)
        .finally(() => {
          if (!ended) again();
        });
    }, everyMs);
  };
  again();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
