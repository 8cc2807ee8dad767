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
import { descriptorFaults, shapeOf } from '../checks/descriptor-faults';
import { filesOf, integrityOf } from '../store/built-files';
import { hostRefusals, looseRanges, type Refusal } from '@pignon/shared/federation/host-fit';
import { publishedOf } from '../serving/served-versions';
import type { Weight } from './budgets';
import { DESCRIPTOR_FILE } from '../store/version-files';

type LiveHost = Pick<HostFile, 'contract' | 'api' | 'provides'>;

/** Paths of which two would both be the owner. */
export function routeRefusals(descriptor: StoredDescriptor, { remotes }: Registry): Refusal[] {
  const owners = new Map(HOST_PATHS.map((path) => [shapeOf(path), 'the host']));
  for (const [name, entry] of Object.entries(remotes)) {
    const live = name === descriptor.name ? undefined : publishedOf(entry, entry.stable);
    for (const route of live?.routes ?? []) owners.set(shapeOf(route.path), name);
  }
  return descriptor.routes.flatMap((route) => {
    const owner = owners.get(shapeOf(route.path));
    return owner ? [{ reason: `${route.path} already belongs to ${owner}`, fix: 'choose another path' }] : [];
  });
}

/** Every reason not to make a published version live beside this host and the other live remotes. */
export function liveRefusals(descriptor: StoredDescriptor, host: LiveHost, registry: Registry): Refusal[] {
  return [...hostRefusals(descriptor, host), ...routeRefusals(descriptor, registry)];
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

function budgetRefusals(weights: readonly Weight[]): Refusal[] {
  return weights
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => ({
      reason: `${what} weighs ${kilobytes(bytes)} and may weigh ${kilobytes(budget)}`,
      fix: 'load what the first view does not need by import()',
    }));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A built remote: its folder, its descriptor, and the integrity of the file that holds that. */
export interface BuiltRemote {
  folder: string;
  descriptor: RemoteDescriptor;
  descriptorIntegrity: string;
}

/** Reads and checks a built folder. @throws when it holds no descriptor or one that breaks the contract */
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

/** Every reason to refuse a built remote beside the live host and the other remotes. */
export async function refusalsOf(
  { folder, descriptor }: BuiltRemote,
  weights: readonly Weight[],
  host: LiveHost,
  registry: Registry,
): Promise<Refusal[]> {
  return [
    ...liveRefusals(descriptor, host, registry),
    ...looseRanges(descriptor, host),
    ...descriptorFaults(descriptor).map((reason) => ({ reason, fix: 'correct src/remote.ts and build it again' })),
    ...(await fileRefusals(folder, descriptor)),
    ...budgetRefusals(weights),
  ];
}
