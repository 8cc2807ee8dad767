import { call, ProblemError, type Received } from '@pignon/shared/api';
import type { Media, MediaList, MediaOwned, RecentUpload } from '@pignon/shared/domain/media/media.schema';
import { createStore, type Store } from '@pignon/shared/state';

/** A change of an owner's media: shown at once, then sent. */
export interface MediaEdit {
  /** Applies the change to the shown list; reapplied after a colleague's concurrent change. */
  apply: (media: readonly Media[]) => readonly Media[];
  /** Without it, the result of `apply` is sent as the whole list. */
  send?: (from: MediaList) => Promise<Received<MediaList>>;
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

const ATTEMPTS = 3;

export const linesOf = (media: readonly Media[]) =>
  media.map(({ key, caption, metadata }) => ({ key, caption, metadata }));

function sendList(params: MediaOwned, from: MediaList, media: readonly Media[]): Promise<Received<MediaList>> {
  return call(
    'PATCH media/{owner}/{reference}',
    { params, body: { media: linesOf(media) } },
    { version: from.version },
  );
}

/** Current list from a conflict's response. */
function currentOf(error: unknown): MediaList | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'STALE') return undefined;
  return error.problem?.current as MediaList | undefined;
}

/**
 * Sends one person's changes to an owner's media one at a time, so that quick ones do not conflict. A refused change
 * disappears from the screen, with a notice.
 */
export function createMediaDesk(
  owned: MediaOwned,
  { onSaved, onRefused }: { onSaved: (list: Received<MediaList>) => void; onRefused: (error: unknown) => void },
): MediaEditor {
  const displayedMedia = createStore<readonly Media[] | undefined>(undefined);
  const recent = createStore<readonly RecentUpload[]>([]);
  let base: MediaList | undefined;
  let waiting: MediaEdit[] = [];
  let sending: Promise<unknown> = Promise.resolve();

  const draw = () => {
    if (base) displayedMedia.set(waiting.reduce<readonly Media[]>((media, { apply }) => apply(media), base.content));
  };
  const refresh = (list: MediaList) => {
    if (!base || list.version >= base.version) {
      base = list;
      recent.set(list.recent);
    }
    draw();
  };

  async function attempt({ apply, send }: MediaEdit, attemptsLeft: number): Promise<void> {
    if (!base) return;
    try {
      const saved = await (send ? send(base) : sendList(owned, base, apply(base.content)));
      refresh(saved);
      onSaved(saved);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'NOT_MODIFIED') return;
      const current = currentOf(error);
      if (!current || attemptsLeft === 0) throw error;
      refresh(current);
      await attempt({ apply, ...(send && { send }) }, attemptsLeft - 1);
    }
  }

  async function run(edit: MediaEdit): Promise<boolean> {
    try {
      await attempt(edit, ATTEMPTS - 1);
      return true;
    } catch (error) {
      onRefused(error);
      return false;
    } finally {
      waiting = waiting.filter((one) => one !== edit);
      draw();
    }
  }

  return {
    shown: displayedMedia,
    recent,
    refresh,
    edit: (edit) => {
      waiting = [...waiting, edit];
      draw();
      const queued = sending.then(() => run(edit));
      sending = queued;
      return queued;
    },
  };
}
