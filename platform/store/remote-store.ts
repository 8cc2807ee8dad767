import type { Registry } from '@pignon/shared/contract/registry.schema';

/** Somebody else replaced the registry in the meantime: read it again and decide anew. */
export class RevisionConflict extends Error {
  override readonly name = 'RevisionConflict';
}

/** The store holds that version already; nothing of it was touched. */
export class VersionExists extends Error {
  override readonly name = 'VersionExists';
}

/** Store of published remotes: immutable folders, and one registry that names the live ones. */
export interface RemoteStore {
  /**
   * The current registry; an empty one where nothing was ever published.
   * @throws SpoiltRegistry when a file of it cannot be read
   */
  readRegistry: () => Promise<Registry>;
  /** The registry as its revisions alone say, for whoever must go on when `registry.json` is spoilt. */
  readNewestRevision: () => Promise<Registry | undefined>;
  /** The registry at an earlier revision; nothing where it is no longer kept. */
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
  /** Bytes of a file; nothing where there is no such file. */
  sizeOf: (name: string, version: string, file: string) => Promise<number | undefined>;
  /** Removes a version that the registry no longer names. @param files all that it may have, its `remote.json` last */
  removeVersion: (name: string, version: string, files: readonly string[]) => Promise<void>;
}

export const EMPTY_REGISTRY: Registry = { schema: 1, revision: 0, remotes: {} };
