import path from 'node:path';
import { readFile } from 'node:fs/promises';
import semver from 'semver';
import { DescriptorSchema, type RemoteDescriptor } from '../../contract/descriptor.schema';
import type { Registry } from '../../contract/registry.schema';
import type { HostFile } from '../host-file';
import { filesOf, integrityOf } from '../preset/seal';
import { weightsOf } from './budgets';

/** Why a remote may not be published, and what to do about it. */
export interface Refusal {
  reason: string;
  fix: string;
}

type LiveHost = Pick<HostFile, 'contract' | 'api' | 'provides'>;

function rangeRefusal(what: string, range: string, live: string): Refusal | undefined {
  if (range.trim() === '*' || range.trim() === '' || semver.validRange(range) === null) {
    return { reason: `its ${what} range is "${range}"`, fix: `state what it was written for, for example "^${live}"` };
  }
  if (semver.satisfies(live, range)) return undefined;
  return {
    reason: `it asks for ${what} ${range} and the live host has ${live}`,
    fix: `build it against ${what} ${live}, or publish the host first`,
  };
}

function sharedRefusals(descriptor: RemoteDescriptor, host: LiveHost): Refusal[] {
  return Object.entries(descriptor.shared).flatMap(([key, range]) => {
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

/** Paths of which two remotes would both be the owner. */
function routeRefusals(descriptor: RemoteDescriptor, registry: Registry): Refusal[] {
  const own = new Set(descriptor.routes.map((route) => route.path));
  return Object.entries(registry.remotes).flatMap(([name, entry]) => {
    const live = name !== descriptor.name && entry.stable ? entry.versions[entry.stable]?.descriptor : undefined;
    return (live?.routes ?? [])
      .filter((route) => own.has(route.path))
      .map((route) => ({ reason: `${route.path} already belongs to ${name}`, fix: 'choose another path' }));
  });
}

async function fileRefusals(folder: string, descriptor: RemoteDescriptor): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const present = new Set(await filesOf(folder));
  for (const [file, integrity] of Object.entries(descriptor.integrity)) {
    const found = present.has(file) ? integrityOf(await readFile(path.join(folder, file))) : 'nothing';
    if (found !== integrity) refusals.push({ reason: `${file} is not what was built`, fix: 'build it again' });
  }
  return refusals;
}

async function budgetRefusals(folder: string, descriptor: RemoteDescriptor): Promise<Refusal[]> {
  return (await weightsOf(folder, descriptor))
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => ({
      reason: `${what} weighs ${kilobytes(bytes)} and may weigh ${kilobytes(budget)}`,
      fix: 'load what the first view does not need by import()',
    }));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Reads and checks the descriptor of a built folder. @throws when there is none or it breaks the contract */
export async function readDescriptor(folder: string): Promise<RemoteDescriptor> {
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no remote.json: build it first (npm run build)`);
  });
  return DescriptorSchema.parse(JSON.parse(text));
}

/** Every reason to refuse a built remote beside the live host and the other remotes. */
export async function refusalsOf(
  folder: string,
  descriptor: RemoteDescriptor,
  host: LiveHost,
  registry: Registry,
): Promise<Refusal[]> {
  return [
    rangeRefusal('contract', descriptor.contract, host.contract),
    rangeRefusal('API', descriptor.api, host.api),
    ...sharedRefusals(descriptor, host),
    ...routeRefusals(descriptor, registry),
    ...(await fileRefusals(folder, descriptor)),
    ...(await budgetRefusals(folder, descriptor)),
  ].filter((refusal) => refusal !== undefined);
}
