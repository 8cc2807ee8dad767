import type { Registry } from '@pignon/shared/contract';
import type { Role } from '@pignon/shared/domain/user/user.enums';

/** One module as the table shows it. */
export interface LiveRemote {
  name: string;
  owner: string;
  stable: string | null;
  publishedAt: string | null;
  previous: string | null;
  /** The e-mail addresses that it is offered to are not sent to browsers. */
  canary: { version: string; percent: number; roles: Role[] } | null;
}

/** The modules of a registry, by name. The owner is the one that the live version, or the only one there is, names. */
export function liveRemotes({ remotes }: Registry): LiveRemote[] {
  return Object.entries(remotes)
    .map(([name, { stable, previous, canary, versions }]) => {
      const live = versions[stable ?? canary?.version ?? ''];
      return {
        name,
        owner: live?.descriptor.owner ?? '',
        stable,
        publishedAt: live?.publishedAt ?? null,
        previous,
        canary: canary ? { version: canary.version, percent: canary.percent, roles: canary.roles } : null,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}
