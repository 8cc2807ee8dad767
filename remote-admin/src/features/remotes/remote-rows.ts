import type { RolloutRemote, RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import type { RemoteUseLine } from '../../data/rollout.queries';

/** Table row of a module: published versions, and figures of the live one. */
export interface RemoteRow extends RolloutRemote {
  owner: string;
  publishedAt: string | null;
  /** Users whose last load was not the live version. */
  usersOfOtherVersions: number;
  live: RemoteUseLine | undefined;
  /** Failures of all its versions. */
  errors: number;
  /** False while the use of versions is not read: the figures above are then no figures. */
  isUseKnown: boolean;
}

/** Use of a version, as reported by browsers. */
export const versionUse = (
  use: readonly RemoteUseLine[],
  remote: string,
  version: string | null,
): RemoteUseLine | undefined => use.find((line) => line.remote === remote && line.version === version);

/** Lists modules by name, with the team of the live version, or of the only one. */
export function remoteRows({ remotes }: RolloutView, use: readonly RemoteUseLine[] | undefined): RemoteRow[] {
  return remotes.map((remote) => {
    const { name, stable, canary, versions } = remote;
    const liveVersion = versions.find(({ version }) => version === (stable ?? canary?.version));
    const ownUse = (use ?? []).filter((line) => line.remote === name);
    const sum = (lines: readonly RemoteUseLine[], of: 'people' | 'errors') =>
      lines.reduce((total, line) => total + line[of], 0);
    return {
      ...remote,
      owner: liveVersion?.owner ?? '',
      publishedAt: liveVersion?.publishedAt ?? null,
      usersOfOtherVersions: sum(
        ownUse.filter(({ version }) => version !== stable),
        'people',
      ),
      live: versionUse(ownUse, name, stable),
      errors: sum(ownUse, 'errors'),
      isUseKnown: use !== undefined,
    };
  });
}

/** True when two views of a module give out the same versions to the same people. */
export const givesOutTheSame = (one: RolloutRemote, other: RolloutRemote): boolean => {
  const served = ({ stable, previous, canary }: RolloutRemote) => JSON.stringify([stable, previous, canary]);
  return served(one) === served(other);
};
