import type { Registry } from '@pignon/shared/contract/registry.schema';

/** Another process changed the registry: read it again and recompute the change. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
}

/** The store has that version; nothing was changed. */
export class VersionExists extends Error {
  override readonly name = 'VersionExists';
}

/** Store of published remotes: immutable folders, and one registry that names the live ones. */
export interface RemoteStore {
  /** Current registry; empty before the first publication. @throws CorruptRegistryError when it is unreadable */
  readRegistry: () => Promise<Registry>;
  /** Registry of the newest revision file, for use when `registry.json` is corrupt. */
  readNewestRevision: () => Promise<Registry | undefined>;
  /** Registry at an earlier revision; undefined when it is no longer stored. */
  readRevision: (revision: number) => Promise<Registry | undefined>;
  /**
   * Replaces the registry whole, or not at all.
   * @throws RevisionConflict when the stored revision is not the one that `next` follows
   */
  replaceRegistry: (next: Registry) => Promise<void>;
  hasVersion: (name: string, version: string) => Promise<boolean>;
  /**
   * Copies a finished folder in; it appears complete or not at all.
   * @throws VersionExists when somebody else was quicker
   */
  putVersion: (name: string, version: string, folder: string) => Promise<void>;
  /** Returns undefined for a missing file. */
  readFile: (name: string, version: string, file: string) => Promise<Buffer | undefined>;
  /** Size of a file; undefined when missing. */
  sizeOf: (name: string, version: string, file: string) => Promise<number | undefined>;
  /** Removes a version that the registry no longer names. @param files all possible files, `remote.json` last */
  removeVersion: (name: string, version: string, files: readonly string[]) => Promise<void>;
}

export const EMPTY_REGISTRY: Registry = { schema: 1, revision: 0, remotes: {} };
