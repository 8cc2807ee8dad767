import { keepTextsFresh } from './fresh-texts';
import { startLive, type LiveParts } from './start-live';
import { tellLoads } from './tell-loads';

/** Where the API is reached, and what `startLive` takes beside the address of the stream. */
export type FollowingParts = Omit<LiveParts, 'url'> & { apiUrl: string };

/**
 * What goes on behind the screens while somebody is signed in: colleagues' changes and texts come in, and what was loaded of
 * the remotes is told. Call what is given back to stop.
 */
export function startFollowing({ apiUrl, ...parts }: FollowingParts): () => void {
  const stops = [startLive({ ...parts, url: `${apiUrl}/stream` }), keepTextsFresh(parts.bus, apiUrl), tellLoads()];
  return () => {
    for (const stop of stops) stop();
  };
}
