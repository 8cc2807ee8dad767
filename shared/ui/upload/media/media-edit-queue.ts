import { call, ProblemError, type Received } from '@pignon/shared/api';
import type { Media, MediaList, MediaOwned, RecentUpload } from '@pignon/shared/domain/media/media.schema';
import { createStore, type Store } from '@pignon/shared/state';

/** A change of an owner's media: shown at once, then sent. */
export interface MediaEdit {
  /** Applies the change to the shown list; reapplied after a colleague's concurrent change. */
  apply: (media: readonly Media[]) => readonly Media[];
  /**
   * Without it, the result of `apply` is sent as the whole list. `onPartlySent` takes the list that a change refused
   * halfway leaves.
   */
  send?: (currentList: MediaList, onPartlySent: (list: MediaList) => void) => Promise<Received<MediaList>>;
  /** Takes the error in place of the notice. */
  onRefused?: (error: unknown) => void;
}

export interface MediaEditor {
  /** The media with the user's changes; undefined until loaded. */
  shown: Store<readonly Media[] | undefined>;
  /** Uploads of the last hour with their authors, from the server. */
  recent: Store<readonly RecentUpload[]>;
  /** The server's list; one older than the last is ignored. */
  refresh: (list: MediaList) => void;
  /** @returns true when the server accepted it */
  edit: (edit: MediaEdit) => Promise<boolean>;
}

const MAX_ATTEMPTS = 3;

export const toMediaLines = (media: readonly Media[]) =>
  media.map(({ key, caption, metadata }) => ({ key, caption, metadata }));

function sendList(params: MediaOwned, currentList: MediaList, media: readonly Media[]): Promise<Received<MediaList>> {
  return call(
    'PATCH media/{owner}/{reference}',
    { params, body: { media: toMediaLines(media) } },
    { version: currentList.version },
  );
}

/** Returns how an edit is sent. */
const requestOf = (owner: MediaOwned, { apply, send }: MediaEdit): NonNullable<MediaEdit['send']> =>
  send ?? ((list) => sendList(owner, list, apply(list.content)));

/** Current list from a conflict's response. */
function currentListOf(error: unknown): MediaList | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'STALE') return undefined;
  return error.problem?.current as MediaList | undefined;
}

/**
 * Sends one person's changes to an owner's media one at a time, so that quick ones do not conflict. A refused change
 * disappears from the screen, with a notice unless it has its own `onRefused`.
 */
export function createMediaDesk(
  mediaOwner: MediaOwned,
  { onSaved, onRefused }: { onSaved: (list: Received<MediaList>) => void; onRefused: (error: unknown) => void },
): MediaEditor {
  const displayedMedia = createStore<readonly Media[] | undefined>(undefined);
  const recent = createStore<readonly RecentUpload[]>([]);
  let serverList: MediaList | undefined;
  let pendingEdits: MediaEdit[] = [];
  let lastSending: Promise<unknown> = Promise.resolve();

  const updateDisplayed = () => {
    if (serverList)
      displayedMedia.set(pendingEdits.reduce<readonly Media[]>((media, { apply }) => apply(media), serverList.content));
  };
  const refresh = (list: MediaList) => {
    if (!serverList || list.version >= serverList.version) {
      serverList = list;
      recent.set(list.recent);
    }
    updateDisplayed();
  };

  async function sendEdit(edit: MediaEdit, attemptsLeft: number): Promise<void> {
    if (!serverList) return;
    try {
      const savedList = await requestOf(mediaOwner, edit)(serverList, refresh);
      refresh(savedList);
      onSaved(savedList);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOT_MODIFIED') return;
      const newerList = currentListOf(error);
      if (!newerList || attemptsLeft === 0) throw error;
      refresh(newerList);
      await sendEdit(edit, attemptsLeft - 1);
    }
  }

  async function runEdit(edit: MediaEdit): Promise<boolean> {
    try {
      await sendEdit(edit, MAX_ATTEMPTS - 1);
      return true;
    } catch (error) {
      (edit.onRefused ?? onRefused)(error);
      return false;
    } finally {
      pendingEdits = pendingEdits.filter((otherEdit) => otherEdit !== edit);
      updateDisplayed();
    }
  }

  return {
    shown: displayedMedia,
    recent,
    refresh,
    edit: (edit) => {
      pendingEdits = [...pendingEdits, edit];
      updateDisplayed();
      const queued = lastSending.then(() => runEdit(edit));
      lastSending = queued;
      return queued;
    },
  };
}
