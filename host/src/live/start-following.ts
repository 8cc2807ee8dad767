import { reloadChangedTexts } from './reload-changed-texts';
import { startLive, type LiveParts } from './start-live';
import { reportLoads } from './report-loads';

/** Base URL of the API, and the options of `startLive`. */
export type FollowingParts = Omit<LiveParts, 'url'> & { apiUrl: string };

/** Starts the background work of a session: live changes, texts, and load reports. @returns a function that stops it */
export function startFollowing({ apiUrl, ...parts }: FollowingParts): () => void {
  const stops = [
    startLive({ ...parts, url: `${apiUrl}/stream` }),
    reloadChangedTexts(parts.bus, apiUrl),
    reportLoads(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
