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

function rangeRefusal(subject: string, range: string, hostVersion: string): Refusal[] {
  if (range.trim() === '*' || range.trim() === '' || semver.validRange(range) === null) {
    return [
      {
        reason: `its ${subject} range is "${range}"`,
        fix: `state what it was written for, for example "^${hostVersion}"`,
        kind: 'NO_RANGE',
        values: { what: subject, range },
      },
    ];
  }
  if (semver.satisfies(hostVersion, range)) return [];
  return [
    {
      reason: `it asks for ${subject} ${range} and the live host has ${hostVersion}`,
      fix: `build it against ${subject} ${hostVersion}, or publish the host first`,
      kind: 'OUT_OF_RANGE',
      values: { what: subject, range, live: hostVersion },
    },
  ];
}

function tooWideRangeRefusal(subject: string, range: string, hostVersion: string): Refusal[] {
  const nextMajor = semver.inc(hostVersion, 'major') ?? hostVersion;
  if (rangeRefusal(subject, range, hostVersion).length > 0 || !semver.satisfies(nextMajor, range)) return [];
  return [
    {
      reason: `its ${subject} range "${range}" takes ${subject} ${nextMajor} too, for which nothing can be written yet`,
      fix: `state what it was written for, for example "^${hostVersion}"`,
    },
  ];
}

/** Ranges that accept any later major version. A live remote is judged by the present host. */
export function tooWideRanges(remote: Pick<StoredDescriptor, 'contract' | 'api'>, host: HostVersions): Refusal[] {
  return [
    ...tooWideRangeRefusal('contract', remote.contract, host.contract),
    ...tooWideRangeRefusal('API', remote.api, host.api),
  ];
}

function sharedRefusals(shared: StoredDescriptor['shared'], provides: HostFile['provides']): Refusal[] {
  return Object.entries(shared).flatMap(([key, statedRange]): Refusal[] => {
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
    if (semver.satisfies(provided, semver.valid(statedRange) ? libraryRange(statedRange) : statedRange)) return [];
    return [
      {
        reason: `it was built against ${key} ${statedRange} and the host provides ${provided}`,
        fix: 'install and rebuild it',
        kind: 'OTHER_LIBRARY',
        values: { key, stated: statedRange, provided },
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
