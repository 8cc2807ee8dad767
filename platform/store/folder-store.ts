import { cp, link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { draftName, removeAbandoned } from './draft-folders';
import { REGISTRY_FILE, registryLog, REVISIONS, type RegistryFiles } from './registry-log';
import { VersionExists, type RemoteStore } from './remote-store';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Identifies the state of a folder's registry. */
export async function folderStamp(root: string): Promise<string> {
  const times = [REGISTRY_FILE, REVISIONS].map((name) =>
    stat(path.join(root, name)).then(({ mtimeMs }) => mtimeMs, unlessMissing),
  );
  return (await Promise.all(times)).join();
}

/** Replaces files atomically: a reader sees the old or the new content. */
function wholeFiles(root: string): RegistryFiles {
  const at = (name: string): string => path.join(root, name);

  const draftOf = async (text: string): Promise<string> => {
    const draft = at(draftName('registry'));
    await mkdir(at(REVISIONS), { recursive: true });
    await removeAbandoned(root);
    const handle = await open(draft, 'w');
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    return draft;
  };

  return {
    read: (name) => readFile(at(name), 'utf8').catch(unlessMissing),
    async create(name, text) {
      const draft = await draftOf(text);
      try {
        await link(draft, at(name));
        return true;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        return false;
      } finally {
        await rm(draft, { force: true });
      }
    },
    replace: async (name, text) => rename(await draftOf(text), at(name)),
    remove: (name) => rm(at(name), { force: true }),
  };
}

/** A store in a folder: `<root>/registry.json` and `<root>/<name>/<version>/`. */
export function folderStore(root: string): RemoteStore {
  const folderOf = (name: string, version: string): string => path.join(root, name, version);
  return {
    ...registryLog(wholeFiles(root)),
    hasVersion: async (name, version) => (await stat(folderOf(name, version)).catch(unlessMissing)) !== undefined,
    async putVersion(name, version, folder) {
      const target = folderOf(name, version);
      const draft = draftName(target);
      await mkdir(path.dirname(target), { recursive: true });
      await removeAbandoned(path.dirname(target));
      await cp(folder, draft, { recursive: true });
      await writeFile(path.join(draft, '.complete'), '');
      try {
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') throw new VersionExists(`${name} ${version}`);
        throw error;
      }
    },
    readFile: (name, version, file) => readFile(path.join(folderOf(name, version), file)).catch(unlessMissing),
    sizeOf: async (name, version, file) =>
      (await stat(path.join(folderOf(name, version), file)).catch(unlessMissing))?.size,
    async removeVersion(name, version) {
      // renamed away in one step, so that nobody finds half of it
      const trashFolder = draftName(folderOf(name, version));
      if ((await rename(folderOf(name, version), trashFolder).then(() => true, unlessMissing)) === undefined) return;
      await rm(trashFolder, { recursive: true, force: true });
    },
  };
}
