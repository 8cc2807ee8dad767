import semver from 'semver';
import type { StoredDescriptor } from '../../contract/descriptor.schema';
import type { HostFile } from '../host-file';

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

type LiveHost = Pick<HostFile, 'contract' | 'api' | 'provides'>;

function sharedRefusals({ shared }: Pick<StoredDescriptor, 'shared'>, host: LiveHost): Refusal[] {
  return Object.entries(shared).flatMap(([key, range]) => {
    const provided = host.provides[key];
    if (provided === undefined) {
      return [{ reason: `it expects ${key} of the host, which does not provide it`, fix: 'publish the host first' }];
    }
    if (semver.satisfies(provided, range)) return [];
    return [
      {
        reason: `it was built against ${key} ${range} and the host provides ${provided}`,
        fix: 'install and rebuild it',
      },
    ];
  });
}

/** Everything that a remote asks of a host and does not find there: ranges, and shared modules. */
export function hostRefusals(remote: Pick<StoredDescriptor, 'contract' | 'api' | 'shared'>, host: LiveHost): Refusal[] {
  return [...misfitsOf(remote, host), ...sharedRefusals(remote, host)];
}
