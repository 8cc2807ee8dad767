import { RegistrySchema, type Registry } from '@pignon/shared/contract/registry.schema';
import { EMPTY_REGISTRY, RevisionConflict, type RemoteStore } from './remote-store';

/** File operations that a registry needs. */
export interface RegistryFiles {
  read: (name: string) => Promise<string | undefined>;
  /** Creates a file. @returns false when it exists, whoever created it */
  create: (name: string, text: string) => Promise<boolean>;
  /** Replaces a file atomically. */
  replace: (name: string, text: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

export const REGISTRY_FILE = 'registry.json';
export const REVISIONS = 'revisions';
/** Number of past registries kept for inspection. */
export const MAX_REVISIONS = 50;

const revisionFile = (revision: number): string => `${REVISIONS}/${revision}.json`;
/** Number of a revision from which the newest is searched. */
const NEWEST_FILE = `${REVISIONS}/newest.json`;

/** A damaged file of the registry, with advice. */
export class CorruptRegistryError extends Error {
  override readonly name = 'CorruptRegistryError';

  constructor(file: string, cause: unknown) {
    const remedy =
      file === REGISTRY_FILE ? 'the newest revision is read in its place' : 'the revision before it counts';
    const reason = cause instanceof SyntaxError ? cause.message : 'it does not hold what a registry holds';
    super(`${file} of the store is spoilt (${reason}): remove it, and ${remedy}`, { cause });
  }
}

type Log = Pick<RemoteStore, 'readRegistry' | 'readNewestRevision' | 'readRevision' | 'replaceRegistry'>;

/**
 * Stores the registry as revision files. A change creates the file of its revision, which only one writer can;
 * `registry.json` follows. Readers continue to the newest revision, so that the change of a crashed writer counts and a
 * slow one undoes nothing. The revisions replace a lost `registry.json`.
 */
export function registryLog(files: RegistryFiles): Log {
  const read = async (name: string): Promise<Registry | undefined> => {
    const text = await files.read(name);
    if (text === undefined) return undefined;
    try {
      return RegistrySchema.parse(JSON.parse(text));
    } catch (cause) {
      throw new CorruptRegistryError(name, cause);
    }
  };

  const forwardFrom = async (known: Registry): Promise<Registry> => {
    let registry = known;
    for (;;) {
      const next = await read(revisionFile(registry.revision + 1));
      if (!next) return registry;
      registry = next;
    }
  };

  const readNewestRevision = async (): Promise<Registry | undefined> => {
    const notedRevision = Number((await files.read(NEWEST_FILE)) ?? 0);
    for (let revision = notedRevision; revision > Math.max(notedRevision - MAX_REVISIONS, 0); revision -= 1) {
      const found = await read(revisionFile(revision));
      if (found) return forwardFrom(found);
    }
    return undefined;
  };

  const readRegistry = async (): Promise<Registry> => {
    const currentRegistry = await read(REGISTRY_FILE);
    return currentRegistry
      ? forwardFrom(currentRegistry)
      : ((await readNewestRevision()) ?? forwardFrom(EMPTY_REGISTRY));
  };

  return {
    readRegistry,
    readNewestRevision,
    readRevision: (revision) => read(revisionFile(revision)),
    async replaceRegistry(next) {
      const checked = RegistrySchema.parse(next);
      const { revision } = checked;
      const text = JSON.stringify(checked);
      const isNextRevision = (await readRegistry()).revision === revision - 1;
      if (!isNextRevision || !(await files.create(revisionFile(revision), text))) {
        throw new RevisionConflict(`revision ${revision} does not follow what is stored`);
      }
      await files.replace(NEWEST_FILE, String(revision));
      await files.replace(REGISTRY_FILE, text);
      await files.remove(revisionFile(revision - MAX_REVISIONS));
    },
  };
}
