import type { RolloutNote } from '@pignon/shared/domain/rollout/rollout.schema';
import type { Change } from '../../write/changes';
import { servedVersionChanges } from './served-version-changes';

/** Journal entry of an order about versions: what it changes, or why it was not carried out. */
export function rolloutChanges({ before, after, problem }: RolloutNote): Change[] {
  if (problem !== undefined) return [{ path: 'problem', before: null, after: problem }];
  return servedVersionChanges(before, after);
}
