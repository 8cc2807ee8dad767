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

interface PreviewDependencies {
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
function createPreviewStorage({ read, write }: PreviewDependencies['cookies']) {
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
function createShownPreviews({ catalogue, cookies, ended, hasUnsavedChanges, reloadPage }: PreviewDependencies) {
  const storedPreviews = createPreviewStorage(cookies);
  /** Remotes used by this page, with ended ones that unsaved work keeps on screen. */
  const requestedRemotes = new Set<LiveRemote>();
  const removePreviews = (remotes: readonly PreviewedVersion[]): void => {
    for (const { name } of remotes) catalogue.point(name, undefined);
  };
  const addEnded = (endedNow: readonly EndedPreview[]): void => {
    const otherEnded = (ended.get() ?? []).filter(({ name }) =>
      endedNow.every((endedPreview) => endedPreview.name !== name),
    );
    ended.set([...otherEnded, ...endedNow]);
  };
  return {
    kept: storedPreviews,
    given: requestedRemotes,
    takeOff: removePreviews,
    tell: addEnded,
    /** Previews that replace a live version now. */
    pointed: (): LiveRemote[] => [...requestedRemotes].filter(catalogue.isPointed),
    /** Reloads with the live versions; unsaved work stays on screen, and the update banner offers the reload. */
    end: (endedNow: readonly EndedPreview[]): void => {
      if (endedNow.length === 0) return;
      addEnded(endedNow);
      const endedNames = endedNow.map(({ name }) => name);
      storedPreviews.write(
        Object.fromEntries(Object.entries(storedPreviews.read()).filter(([name]) => !endedNames.includes(name))),
      );
      removePreviews(endedNow);
      if (!hasUnsavedChanges()) reloadPage();
    },
  };
}

type PreviewState = ReturnType<typeof createShownPreviews>;

function createPreviewLoader(
  { catalogue, ask, onShown }: PreviewDependencies,
  { kept, given, pointed, takeOff: removePreviews, tell: addEnded }: PreviewState,
) {
  /** @returns the previews to store in the browser */
  const loadPreview = async (preview: PreviewedVersion): Promise<PreviewedVersion[]> => {
    const answer = await ask(preview).catch(() => undefined);
    if (answer && 'remote' in answer) {
      given.add(answer.remote);
      catalogue.point(preview.name, answer.remote);
      onShown();
      return [preview];
    }
    addEnded([{ ...preview, why: answer?.refusal ?? 'unreachable', detail: answer?.detail ?? '' }]);
    // the next page load asks again
    return answer ? [] : [preview];
  };
  return async (uid: string, versions: readonly string[]): Promise<void> => {
    removePreviews(pointed());
    kept.of(uid);
    const links = versions.map(previewedIn);
    if (links.includes(undefined)) addEnded([{ name: '', version: '', why: 'faulty', detail: '' }]);
    const allPreviews = { ...kept.read(), ...byName(links.flatMap((link) => link ?? [])) };
    const previewEntries = Object.entries(allPreviews).slice(0, MAX_PREVIEWS);
    const fetchedPreviews = await Promise.all(previewEntries.map(([name, version]) => loadPreview({ name, version })));
    if (kept.owner() === uid) kept.write(byName(fetchedPreviews.flat()));
  };
}

/** Previews of this page: published versions that are not live, used for one user. */
export function createPreviews(deps: PreviewDependencies): PagePreviews {
  const shownPreviews = createShownPreviews(deps);
  const { kept, given, pointed, takeOff: removePreviews, end } = shownPreviews;
  const loadAllPreviews = createPreviewLoader(deps, shownPreviews);
  let pendingLoads: { uid: string; completion: Promise<void> } | undefined;

  return {
    isPreview: (remote) => given.has(remote),
    bring(uid, versions) {
      if (pendingLoads?.uid !== uid)
        pendingLoads = { uid, completion: loadAllPreviews(uid, pendingLoads ? [] : versions) };
      return pendingLoads.completion;
    },
    leave() {
      kept.write({});
      removePreviews(pointed());
      deps.reloadPage();
    },
    forget() {
      kept.write({});
      removePreviews(pointed());
    },
    lookAtCookie() {
      const currentPreviews = kept.read();
      const endedPreviews = pointed().filter(({ name, version }) => currentPreviews[name] !== version);
      removePreviews(endedPreviews);
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
