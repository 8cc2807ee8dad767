import type { ServedVersions } from '@pignon/shared/domain/rollout/rollout.schema';
import type { Change } from '../../write/changes';

const PLACES = ['stable', 'canary', 'audience'] as const satisfies readonly (keyof ServedVersions)[];

/** Lists the changes of a remote's served versions. */
export const servedVersionChanges = (before: ServedVersions, after: ServedVersions): Change[] =>
  PLACES.filter((place) => before[place] !== after[place]).map((place) => ({
    path: place,
    before: before[place],
    after: after[place],
  }));
