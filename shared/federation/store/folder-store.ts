import { cp, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RegistrySchema, type Registry } from '../../contract/registry.schema';
import { EMPTY_REGISTRY, RevisionConflict, type RemoteStore } from './remote-store';

const LOCK_WAIT_MS = 5_000;
/** A lock this old was left by a process that died. */
const LOCK_STALE_MS = 30_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = await stat(file).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > LOCK_STALE_MS) await rm(file, { force: true });
      else if (Date.now() > deadline) throw new Error(`${file} is held by another process`);
      else await pause(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Writes a file so that a reader sees the old content or the new one, never a part. */
async function writeAtomically(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.${Date.now()}.tmp`;
  const handle = await open(draft, 'w');
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

/** A store in a folder: `<root>/registry.json` and `<root>/<name>/<version>/`. */
export function folderStore(root: string): RemoteStore {
  const registryFile = path.join(root, 'registry.json');
  const folderOf = (name: string, version: string): string => path.join(root, name, version);

  const readRegistry = async (): Promise<Registry> => {
    const text = await readFile(registryFile, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    return text === undefined ? EMPTY_REGISTRY : RegistrySchema.parse(JSON.parse(text));
  };

  return {
    readRegistry,
    async replaceRegistry(next) {
      const checked = RegistrySchema.parse(next);
      await mkdir(root, { recursive: true });
      await withLock(path.join(root, 'registry.lock'), async () => {
        const { revision } = await readRegistry();
        if (revision !== checked.revision - 1) {
          throw new RevisionConflict(`the registry is at revision ${revision}, not ${checked.revision - 1}`);
        }
        await writeAtomically(registryFile, JSON.stringify(checked));
      });
    },
    hasVersion: (name, version) =>
      stat(folderOf(name, version)).then(
        () => true,
        () => false,
      ),
    async putVersion(name, version, folder) {
      const target = folderOf(name, version);
      const draft = `${target}.${process.pid}.tmp`;
      await mkdir(path.dirname(target), { recursive: true });
      await cp(folder, draft, { recursive: true });
      await writeFile(path.join(draft, '.complete'), '');
      await rename(draft, target);
    },
    readFile: (name, version, file) => readFile(path.join(folderOf(name, version), file)),
  };
}
