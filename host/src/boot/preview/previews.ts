import { followSession } from '@pignon/shared/auth';
import { hasUnsavedChanges, runtimeConfig } from '@pignon/shared/contract';
import { LOAD_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import {
  PREVIEW_ENDED_KEY,
  PREVIEW_URL,
  type PreviewAnswer,
  type PreviewedVersion,
} from '@pignon/shared/federation/preview/preview';
import { excludeFromSessions } from '@pignon/shared/federation/runtime/page-session';
import { createTabStore } from '../page/tab-store';
import { reloadPage } from '../page/reload-page';
import { catalogue, browserVersionFailureListeners } from '../platform';
import { createPreviews, type EndedPreview } from './create-previews';

/** Ended or refused previews; shown until closed, also after a reload. */
export const endedPreviews = createTabStore<readonly EndedPreview[]>(PREVIEW_ENDED_KEY);

async function fetchPreview({ name, version }: PreviewedVersion): Promise<PreviewAnswer> {
  const query = new URLSearchParams({ remote: name, version, contract: runtimeConfig().contract });
  const answer = await fetch(`${PREVIEW_URL}?${query.toString()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the edge answers ${answer.status}`);
  return (await answer.json()) as PreviewAnswer;
}

/** Published versions that are not live, previewed in this page only. */
export const previews = createPreviews({
  catalogue,
  cookies: { read: () => document.cookie, write: (cookie) => (document.cookie = cookie) },
  ask: fetchPreview,
  ended: endedPreviews,
  hasUnsavedChanges,
  reloadPage,
  onShown: excludeFromSessions,
});

let checkedAt = catalogue.newest().revision;
catalogue.subscribe(() => {
  const { revision } = catalogue.newest();
  if (revision === checkedAt) return;
  checkedAt = revision;
  void previews.checkAgain();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') previews.lookAtCookie();
});
browserVersionFailureListeners.add(previews.failed);
followSession((session) => {
  // a session ended by inactivity keeps its previews
  if (session.kind === 'signed-out' && session.reason !== 'idle' && session.reason !== 'expired') previews.forget();
});
