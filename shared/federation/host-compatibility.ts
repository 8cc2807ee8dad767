import semver from 'semver';
import type { StoredDescriptor } from '../contract/descriptor.schema';
import type { HostFile } from './host-file';
import { libraryRange } from './library-range';

/** Why a remote may not be published, promoted or loaded, and the remedy. */
export interface Refusal {
  reason: string;
  fix: string;
  /** Kind of refusal and the values it names, for translation. */
  kind?: RefusalKind;
  values?: Readonly<Record<string, string>>;
}

export type RefusalKind = 'NO_RANGE' | 'OUT_OF_RANGE' | 'NOT_PROVIDED' | 'OTHER_LIBRARY' | 'PATH_TAKEN';

/** Versions provided by a page's host. */
export interface HostVersions {
  contract: string;
  api: string;
  /** Shared modules; unknown for an earlier host of an open page. */
  provides?: HostFile['provides'];
}

function rangeRefusal(what: string, range: string, live: string): Refusal[] {
  if (range.trim() === '*' || range.trim() === '' || semver.validRange(range) === null) {
    return [
      {
        reason: `its ${what} range is "${range}"`,
        fix: `state what it was written for, for example "^${live}"`,
        kind: 'NO_RANGE',
        values: { what, range },
      },
    ];
  }
  if (semver.satisfies(live, range)) return [];
  return [
    {
      reason: `it asks for ${what} ${range} and the live host has ${live}`,
      fix: `build it against ${what} ${live}, or publish the host first`,
      kind: 'OUT_OF_RANGE',
      values: { what, range, live },
    },
  ];
}

function looseRange(what: string, range: string, live: string): Refusal[] {
  const next = semver.inc(live, 'major') ?? live;
  if (rangeRefusal(what, range, live).length > 0 || !semver.satisfies(next, range)) return [];
  return [
    {
      reason: `its ${what} range "${range}" takes ${what} ${next} too, for which nothing can be written yet`,
      fix: `state what it was written for, for example "^${live}"`,
    },
  ];
}

/** Ranges that accept any later major version. A live remote is judged by the present host. */
export function tooWideRanges(remote: Pick<StoredDescriptor, 'contract' | 'api'>, host: HostVersions): Refusal[] {
  return [...looseRange('contract', remote.contract, host.contract), ...looseRange('API', remote.api, host.api)];
}

function sharedRefusals(shared: StoredDescriptor['shared'], provides: HostFile['provides']): Refusal[] {
  return Object.entries(shared).flatMap(([key, stated]): Refusal[] => {
    const provided = provides[key];
    if (provided === undefined) {
      return [
        {
          reason: `it expects ${key} of the host, which does not provide it`,
          fix: 'publish the host first',
          kind: 'NOT_PROVIDED',
          values: { key },
        },
      ];
    }
    // builds of earlier presets state only a version
    if (semver.satisfies(provided, semver.valid(stated) ? libraryRange(stated) : stated)) return [];
    return [
      {
        reason: `it was built against ${key} ${stated} and the host provides ${provided}`,
        fix: 'install and rebuild it',
        kind: 'OTHER_LIBRARY',
        values: { key, stated, provided },
      },
    ];
  });
}

/** Unmet requirements of a remote on a host: ranges, and shared modules where known. */
export function hostRefusals(
  { contract, api, shared }: Pick<StoredDescriptor, 'contract' | 'api' | 'shared'>,
  host: HostVersions,
): Refusal[] {
  return [
    ...rangeRefusal('contract', contract, host.contract),
    ...rangeRefusal('API', api, host.api),
    ...(host.provides ? sharedRefusals(shared, host.provides) : []),
  ];
}
