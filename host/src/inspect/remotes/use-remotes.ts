import type { Registry } from '@pignon/shared/contract';
import type { LiveRemote } from '@pignon/shared/federation/live-remote';
import { catalogue, exposedModules, remoteLoader } from '../../boot/platform';
import { useLiveRemotes } from '../../boot/use-live-remotes';
import { useRerenderEverySecond } from '../use-rerender-every-second';
import { loadTimes } from './load-times';
import { partsOf, type LoadState, type Part } from './remote-parts';
import { explainVersion, type VersionReason } from './version-reason';

/** A remote as this page has it. */
export interface RemoteOnPage {
  /** The version in use. */
  used: LiveRemote;
  why: VersionReason;
  state: LoadState | 'refused';
  /** References of failures, as shown on cards. */
  errorIds: readonly string[];
  parts: readonly Part[];
}

/** Overall state: a failure takes precedence. */
function stateOf(live: LiveRemote, parts: readonly Part[]): RemoteOnPage['state'] {
  if (live.refused) return 'refused';
  const hasPartIn = (state: LoadState) => parts.some((part) => part.state === state);
  return (['failed', 'loading', 'loaded'] as const).find(hasPartIn) ?? 'notAsked';
}

/** Lists every remote of the page, by name. */
export function useRemotes(registry: Registry | null | undefined): RemoteOnPage[] {
  useRerenderEverySecond();
  const { remotes } = useLiveRemotes();
  const times = loadTimes();
  return Object.values(remotes)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((live) => {
      const { name, version } = live;
      const standIn = remoteLoader.standIn(name);
      const used = standIn ?? live;
      const states = exposedModules.states().filter((module) => module.remote === name && module.version === version);
      const parts = partsOf({ used, states, times });
      const versionFacts = {
        live,
        isPointed: catalogue.isPointed(live),
        standIn,
        newest: catalogue.newest(),
        person: catalogue.person(),
      };
      const why = explainVersion({ ...versionFacts, stable: registry?.remotes[name]?.stable });
      const errorIds = [...new Set(parts.flatMap(({ errorId }) => errorId ?? []))];
      return { used, why, state: stateOf(live, parts), errorIds, parts };
    });
}
