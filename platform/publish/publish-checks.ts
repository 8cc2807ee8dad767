import path from 'node:path';
import { readFile } from 'node:fs/promises';
import {
  DescriptorSchema,
  type RemoteDescriptor,
  type StoredDescriptor,
} from '@pignon/shared/contract/descriptor.schema';
import { HOST_PATHS } from '@pignon/shared/contract/host-paths';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { descriptorFaults, headOf } from '../checks/descriptor-faults';
import { everyFileOf, filesOf, integrityOf } from '../store/file-integrity';
import { hostRefusals, tooWideRanges, type Refusal } from '@pignon/shared/federation/host-compatibility';
import { publishedOf } from '../serving/served-versions';
import { unusedAllowances, type Weight } from './budgets';
import { refersToMap } from '../store/source-maps';
import { DESCRIPTOR_FILE } from '../store/version-files';

/** Allowed first segment of a path; no parameter or star, which would match other remotes' pages. */
const SEGMENT = /^[a-z][a-z0-9-]*$/;
const OWN_SEGMENT = 'begin the path with a segment that no other remote has';

type LiveHost = Pick<HostFile, 'contract' | 'api' | 'provides'>;

/** Maps first segments to their owners: the host, and live remotes. */
function ownersBeside(name: string, { remotes }: Registry): Map<string, string> {
  const owners = new Map(HOST_PATHS.map((path) => [headOf(path), 'the host']));
  for (const [other, entry] of Object.entries(remotes)) {
    const live = other === name ? undefined : publishedOf(entry, entry.stable);
    for (const route of live?.routes ?? []) owners.set(headOf(route.path), other);
  }
  return owners;
}

/**
 * Checks that the remote's paths are its own. The first segment of a path identifies its remote, so that no page hides
 * another remote's; the host's `/` is exact.
 */
export function routeRefusals(descriptor: StoredDescriptor, registry: Registry): Refusal[] {
  const owners = ownersBeside(descriptor.name, registry);
  return descriptor.routes.flatMap(({ path }) => {
    const firstSegment = headOf(path);
    const owner = owners.get(firstSegment);
    if (owner) {
      const reason = `${path} already belongs to ${owner}`;
      return [{ reason, fix: OWN_SEGMENT, kind: 'PATH_TAKEN' as const, values: { path, owner } }];
    }
    if (!SEGMENT.test(firstSegment)) return [{ reason: `${path} would take addresses of others`, fix: OWN_SEGMENT }];
    return [];
  });
}

/** Lists reasons not to promote a published version with this host and the other live remotes. */
export function liveRefusals(descriptor: StoredDescriptor, host: LiveHost, registry: Registry): Refusal[] {
  return [...hostRefusals(descriptor, host), ...routeRefusals(descriptor, registry)];
}

async function fileRefusals(folder: string, descriptor: RemoteDescriptor): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const fileNames = new Set(await filesOf(folder));
  for (const [file, integrity] of Object.entries(descriptor.integrity)) {
    const found = fileNames.has(file) ? integrityOf(await readFile(path.join(folder, file))) : 'nothing';
    if (found !== integrity) refusals.push({ reason: `${file} is not what was built`, fix: 'build it again' });
  }
  return refusals;
}

/** Refuses source maps, which are private, as every file of the folder would be served. */
async function mapRefusals(folder: string): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const file of await everyFileOf(folder)) {
    if (!(await refersToMap(file, () => readFile(path.join(folder, file))))) continue;
    const fix = 'build it with the preset of this repository, which keeps source maps apart';
    refusals.push({ reason: `${file} is a source map or names one`, fix });
  }
  return refusals;
}

function budgetRefusals(weights: readonly Weight[]): Refusal[] {
  return weights
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ subject: what, bytes, budget }) => ({
      reason: `${what} weighs ${kilobytes(bytes)} and may weigh ${kilobytes(budget)}`,
      fix: 'load what the first view does not need by import(), or state an allowance with its reason in src/remote.ts',
    }));
}

const unusedAllowanceRefusals = (descriptor: RemoteDescriptor, weights: readonly Weight[]): Refusal[] =>
  unusedAllowances(descriptor, weights).map((name) => ({
    reason: `it allows for the weight of ${name}, which it does not ship`,
    fix: 'take the allowance out of src/remote.ts',
  }));

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A built remote: its folder, its descriptor, and the integrity of the descriptor's file. */
export interface BuiltRemote {
  folder: string;
  descriptor: RemoteDescriptor;
  descriptorIntegrity: string;
}

/** Reads and checks a built folder. @throws when its descriptor is missing or breaks the contract */
export async function readBuilt(folder: string): Promise<BuiltRemote> {
  const text = await readFile(path.join(folder, DESCRIPTOR_FILE)).catch(() => {
    throw new Error(`${folder} holds no ${DESCRIPTOR_FILE}: build it first (npm run build)`);
  });
  return {
    folder,
    descriptor: DescriptorSchema.parse(JSON.parse(String(text))),
    descriptorIntegrity: integrityOf(text),
  };
}

/** The descriptor alone. @throws as above */
export async function readDescriptor(folder: string): Promise<RemoteDescriptor> {
  return (await readBuilt(folder)).descriptor;
}

/** Lists reasons to refuse a built remote with the live host and the other remotes. */
export async function refusalsOf(
  { folder, descriptor }: BuiltRemote,
  weights: readonly Weight[],
  host: LiveHost,
  registry: Registry,
): Promise<Refusal[]> {
  return [
    ...liveRefusals(descriptor, host, registry),
    ...tooWideRanges(descriptor, host),
    ...descriptorFaults(descriptor).map((reason) => ({ reason, fix: 'correct src/remote.ts and build it again' })),
    ...(await fileRefusals(folder, descriptor)),
    ...(await mapRefusals(folder)),
    ...budgetRefusals(weights),
    ...unusedAllowanceRefusals(descriptor, weights),
  ];
}
