import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { pageWriter, type PageParts } from './page';

export interface BuiltHost {
  host: HostFile;
  write: (parts: PageParts) => string;
  /** Another build, another value. */
  builtAt: number;
}

/** The host as built, read again when it was built again; while a build is under way the last one stays. */
export function builtHost(hostDist: string): () => BuiltHost {
  const file = path.join(hostDist, 'host.json');
  const read = (builtAt: number): BuiltHost => {
    const host = JSON.parse(readFileSync(file, 'utf8')) as HostFile;
    return { host, write: pageWriter(hostDist, host), builtAt };
  };
  let current = read(statSync(file).mtimeMs);
  return () => {
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined || builtAt === current.builtAt) return current;
    try {
      current = read(builtAt);
    } catch {
      // Half written: the next request looks again.
    }
    return current;
  };
}
