import { createHash } from 'node:crypto';
import type { HostBuild, Registry } from '@pignon/shared/contract/registry.schema';
import type { StoredVersion } from './version-files';

/** Folder of the host's builds in a store; no remote may have this name. */
export const HOST_BUILDS = 'host-builds';

/** Number of builds kept, including the live one. */
const MAX_HOST_BUILDS = 3;
const ID_LENGTH = 12;

/** Files that browsers may cache forever: named by content hash, and never a page or data. */
const IMMUTABLE = /^(?:\w[\w.-]*\/)*\w[\w.-]*\.[0-9a-f]{10}\.(?!html?$|json$)[a-z0-9]+$/;

export const isImmutable = (file: string): boolean => IMMUTABLE.test(file);

/** Derives a host build's id from its `host.json`. */
export function hostIdOf(hostFile: string): string {
  return createHash('sha256').update(hostFile).digest('base64url').slice(0, ID_LENGTH);
}

/** The builds whose files stay served, the newest first. */
export function retainedHosts({ hosts = [] }: Registry): HostBuild[] {
  return hosts.slice(0, MAX_HOST_BUILDS);
}

/** Builds no longer served whose files may remain. */
export function droppedHosts({ hosts = [] }: Registry): HostBuild[] {
  return hosts.slice(MAX_HOST_BUILDS);
}

/** Addresses the files of a build in a store. */
export function asVersion({ id, files }: HostBuild): StoredVersion {
  return { name: HOST_BUILDS, version: id, integrity: files };
}
