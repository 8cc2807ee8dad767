import { RegistrySchema, type Registry } from '@pignon/shared/contract/registry.schema';
import { EMPTY_REGISTRY, RevisionConflict, type RemoteStore } from './remote-store';

/** What a place must be able to do with small files for a registry to be kept there. */
export interface RegistryFiles {
  read: (name: string) => Promise<string | undefined>;
  /** Writes a file that must not exist yet. @returns false when it does, whoever was quicker */
  create: (name: string, text: string) => Promise<boolean>;
  /** Writes a file whole, whatever was there. */
  replace: (name: string, text: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

export const REGISTRY_FILE = 'registry.json';
export const REVISIONS = 'revisions';
/** So many past registries are kept, to look at. */
export const REVISIONS_KEPT = 50;

const revisionFile = (revision: number): string => `${REVISIONS}/${revision}.json`;

/**
 * Keeps a registry in files. A change is made by creating the file of its revision, which only one of several writers can;
 * `registry.json` follows. A reader goes on to the newest revision, so that a writer who died in between has still made
 * the change, and one who was slow to replace `registry.json` takes nothing back.
 */
export function registryLog(
  files: RegistryFiles,
): Pick<RemoteStore, 'readRegistry' | 'readRevision' | 'replaceRegistry'> {
  const read = async (name: string): Promise<Registry | undefined> => {
    const text = await files.read(name);
    return text === undefined ? undefined : RegistrySchema.parse(JSON.parse(text));
  };

  const readRegistry = async (): Promise<Registry> => {
    let registry = (await read(REGISTRY_FILE)) ?? EMPTY_REGISTRY;
    for (;;) {
      const next = await read(revisionFile(registry.revision + 1));
      if (!next) return registry;
      registry = next;
    }
  };

  return {
    readRegistry,
    readRevision: (revision) => read(revisionFile(revision)),
    async replaceRegistry(next) {
      const checked = RegistrySchema.parse(next);
      const text = JSON.stringify(checked);
      const follows = (await readRegistry()).revision === checked.revision - 1;
      if (!follows || !(await files.create(revisionFile(checked.revision), text))) {
        throw new RevisionConflict(`revision ${checked.revision} does not follow what is stored`);
      }
      await files.replace(REGISTRY_FILE, text);
      await files.remove(revisionFile(checked.revision - REVISIONS_KEPT));
    },
  };
}
