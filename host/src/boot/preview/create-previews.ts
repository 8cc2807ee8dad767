import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import {
  MAX_PREVIEWS,
  previewedIn,
  type PreviewAnswer,
  type PreviewedVersion,
  type PreviewRefusal,
} from '@pignon/shared/federation/preview/preview';
import { previewCookie, previewsIn, type Previews } from '@pignon/shared/federation/preview/preview-cookie';
import type { CatalogueStore } from '@pignon/shared/federation/runtime/live-remotes-store';
import type { Store } from '@pignon/shared/state';

/** Why the live version is shown instead: also for a faulty link, an unreachable edge, or a failed file. */
export interface EndedPreview extends PreviewedVersion {
  why: PreviewRefusal | 'faulty' | 'unreachable' | 'failed';
  detail: string;
}

interface Deps {
  catalogue: CatalogueStore;
  cookies: { read: () => string; write: (cookie: string) => void };
  /** Asks the edge for a version. @throws when it does not respond */
  ask: (preview: PreviewedVersion) => Promise<PreviewAnswer>;
  /** Ended or refused previews; the list survives a reload. */
  ended: Store<readonly EndedPreview[] | undefined>;
  hasUnsavedChanges: () => boolean;
  reloadPage: () => void;
  /** Called when the page shows a previewed version. */
  onShown: () => void;
}

export interface PagePreviews {
  /** True when this remote is shown as a preview. */
  isPreview: (remote: LiveRemote) => boolean;
  /**
   * Applies the user's previews, once per user and page. @param versions previews in the page's address, which apply to
   * whoever opened it
   */
  bring: (uid: string, versions: readonly string[]) => Promise<void>;
  /** Ends all previews. With unsaved work the browser asks before the reload. */
  leave: () => void;
  /** Forgets the previews at sign-out: the next user gets the live versions. */
  forget: () => void;
  /** Ends previews that another tab has left. */
  lookAtCookie: () => void;
  /** After a change of the registry: ends previews that are no longer allowed; without a response they stay. */
  checkAgain: () => Promise<void>;
  /** Ends the preview of a version that failed to load. */
  failed: (failure: PreviewedVersion & { detail: string }) => void;
}

/** Stores the previews of one person in the browser. */
function createKept({ read, write }: Deps['cookies']) {
  let owner: string | undefined;
  return {
    of: (uid: string) => void (owner = uid),
    owner: () => owner,
    read: (): Previews => (owner === undefined ? {} : previewsIn(read(), owner)),
    write(previews: Previews): void {
      if (owner !== undefined) write(previewCookie(owner, previews));
    },
  };
}

const byName = (versions: readonly PreviewedVersion[]): Previews =>
  Object.fromEntries(versions.map(({ name, version }) => [name, version]));

/** Tracks the previews shown on this page, and reports those that end. */
function createShown({ catalogue, cookies, ended, hasUnsavedChanges, reloadPage }: Deps) {
  const storedPreviews = createKept(cookies);
  /** Remotes used by this page, with ended ones that unsaved work keeps on screen. */
  const requestedRemotes = new Set<LiveRemote>();
  const takeOff = (remotes: readonly PreviewedVersion[]): void => {
    for (const { name } of remotes) catalogue.point(name, undefined);
  };
  const tell = (over: readonly EndedPreview[]): void => {
    const others = (ended.get() ?? []).filter(({ name }) => over.every((one) => one.name !== name));
    ended.set([...others, ...over]);
  };
  return {
    kept: storedPreviews,
    given: requestedRemotes,
    takeOff,
    tell,
    /** Previews that replace a live version now. */
    pointed: (): LiveRemote[] => [...requestedRemotes].filter(catalogue.isPointed),
    /** Reloads with the live versions; unsaved work stays on screen, and the update banner offers the reload. */
    end: (over: readonly EndedPreview[]): void => {
      if (over.length === 0) return;
      tell(over);
      const names = over.map(({ name }) => name);
      storedPreviews.write(
        Object.fromEntries(Object.entries(storedPreviews.read()).filter(([name]) => !names.includes(name))),
      );
      takeOff(over);
      if (!hasUnsavedChanges()) reloadPage();
    },
  };
}

type PreviewState = ReturnType<typeof createShown>;

function createBring({ catalogue, ask, onShown }: Deps, { kept, given, pointed, takeOff, tell }: PreviewState) {
  /** @returns the previews to store in the browser */
  const bringOne = async (preview: PreviewedVersion): Promise<PreviewedVersion[]> => {
    const answer = await ask(preview).catch(() => undefined);
    if (answer && 'remote' in answer) {
      given.add(answer.remote);
      catalogue.point(preview.name, answer.remote);
      onShown();
      return [preview];
    }
    tell([{ ...preview, why: answer?.refusal ?? 'unreachable', detail: answer?.detail ?? '' }]);
    // the next page load asks again
    return answer ? [] : [preview];
  };
  return async (uid: string, versions: readonly string[]): Promise<void> => {
    takeOff(pointed());
    kept.of(uid);
    const links = versions.map(previewedIn);
    if (links.includes(undefined)) tell([{ name: '', version: '', why: 'faulty', detail: '' }]);
    const all = { ...kept.read(), ...byName(links.flatMap((link) => link ?? [])) };
    const previewEntries = Object.entries(all).slice(0, MAX_PREVIEWS);
    const fetchedPreviews = await Promise.all(previewEntries.map(([name, version]) => bringOne({ name, version })));
    if (kept.owner() === uid) kept.write(byName(fetchedPreviews.flat()));
  };
}

/** Previews of this page: published versions that are not live, used for one user. */
export function createPreviews(deps: Deps): PagePreviews {
  const shownPreviews = createShown(deps);
  const { kept, given, pointed, takeOff, end } = shownPreviews;
  const bringAll = createBring(deps, shownPreviews);
  let bringing: { uid: string; done: Promise<void> } | undefined;

  return {
    isPreview: (remote) => given.has(remote),
    bring(uid, versions) {
      if (bringing?.uid !== uid) bringing = { uid, done: bringAll(uid, bringing ? [] : versions) };
      return bringing.done;
    },
    leave() {
      kept.write({});
      takeOff(pointed());
      deps.reloadPage();
    },
    forget() {
      kept.write({});
      takeOff(pointed());
    },
    lookAtCookie() {
      const now = kept.read();
      const endedPreviews = pointed().filter(({ name, version }) => now[name] !== version);
      takeOff(endedPreviews);
      if (endedPreviews.length > 0 && !deps.hasUnsavedChanges()) deps.reloadPage();
    },
    async checkAgain() {
      const answers = pointed().map(async ({ name, version }): Promise<EndedPreview[]> => {
        const answer = await deps.ask({ name, version }).catch(() => undefined);
        if (!answer || 'remote' in answer) return [];
        return [{ name, version, why: answer.refusal, detail: answer.detail ?? '' }];
      });
      end((await Promise.all(answers)).flat());
    },
    failed({ name, version, detail }) {
      const isShown = pointed().some((remote) => remote.name === name && remote.version === version);
      if (isShown) end([{ name, version, why: 'failed', detail }]);
    },
  };
}
