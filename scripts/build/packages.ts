import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Lists the remotes below a folder: every `remote-NAME` with a definition. */
export function remotesIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((entry) => (entry.startsWith('remote-') ? [entry.slice('remote-'.length)] : []))
    .filter((name) => existsSync(path.join(folder, `remote-${name}`, 'src/remote.ts')))
    .sort();
}

/** Found on disk: a new remote needs no entry in any list. */
export const REMOTE_NAMES: readonly string[] = remotesIn(REPOSITORY);

/** Packages built separately. The host takes longest and starts first. */
export const PACKAGES = ['host', ...REMOTE_NAMES.map((name) => `remote-${name}`)];

export const rootOf = (name: string): string => path.join(REPOSITORY, name);
export const distOf = (name: string): string => path.join(REPOSITORY, name, 'dist');
export const DEFAULT_STORE = path.join(REPOSITORY, '.data/store');

/** Folder of the remotes' store: `STORE_DIR`, or the default of `npm start`. */
export function storeFolder({ STORE_DIR, DATA_DIR }: Readonly<Record<string, string | undefined>>): string {
  return STORE_DIR ?? (DATA_DIR ? path.resolve(DATA_DIR, 'store') : DEFAULT_STORE);
}
