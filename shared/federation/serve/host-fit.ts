import semver from 'semver';
import type { StoredDescriptor } from '../../contract/descriptor.schema';

/** Why a remote may not be published, made live or loaded, and what to do about it. */
export interface Refusal {
  reason: string;
  fix: string;
}

/** The versions that a page's host stands for. */
export interface HostVersions {
  contract: string;
  api: string;
}

function rangeRefusal(what: string, range: string, live: string): Refusal[] {
  if (range.trim() === '*' || range.trim() === '' || semver.validRange(range) === null) {
    return [
      { reason: `its ${what} range is "${range}"`, fix: `state what it was written for, for example "^${live}"` },
    ];
  }
  if (semver.satisfies(live, range)) return [];
  return [
    {
      reason: `it asks for ${what} ${range} and the live host has ${live}`,
      fix: `build it against ${what} ${live}, or publish the host first`,
    },
  ];
}

/** Every range of a remote that a host does not meet. */
export function misfitsOf(remote: Pick<StoredDescriptor, 'contract' | 'api'>, host: HostVersions): Refusal[] {
  return [...rangeRefusal('contract', remote.contract, host.contract), ...rangeRefusal('API', remote.api, host.api)];
}
