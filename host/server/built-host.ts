import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { hostIdOf } from '@pignon/platform/store/host-builds';
import { pageWriter, readEarlyCode, type PageParts } from './page';

export interface BuiltHost {
  host: HostFile;
  write: (parts: PageParts) => string;
  /** Code of the scripts that stand in the page: its policy allows each by its hash. */
  inlineScripts: readonly string[];
  /** Changes with every build. */
  builtAt: number;
  /** Changes with the content only, not with the time of the build: open pages compare it. */
  id: string;
}

/** Returns the built host, re-read after each build; during a build, the previous one. */
export function builtHost(hostDist: string): () => BuiltHost {
  const file = path.join(hostDist, 'host.json');
  const read = (builtAt: number): BuiltHost => {
    const text = readFileSync(file, 'utf8');
    const host = JSON.parse(text) as HostFile;
    const earlyCode = readEarlyCode(hostDist, host);
    const inlineScripts = earlyCode === undefined ? [] : [earlyCode];
    return { host, write: pageWriter(hostDist, host, earlyCode), inlineScripts, builtAt, id: hostIdOf(text) };
  };
  let current = read(statSync(file).mtimeMs);
  return () => {
    const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined || builtAt === current.builtAt) return current;
    try {
      current = read(builtAt);
    } catch {
      // a half-written file is read again at the next request
    }
    return current;
  };
}
