import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the nearest folder of that name at or above a module, from sources and from a bundle alike. */
export function findUpwards(name: string, moduleUrl: string): string {
  for (let dir = dirname(fileURLToPath(moduleUrl)); dir !== dirname(dir); dir = dirname(dir)) {
    const candidate = join(dir, name);
    if (existsSync(candidate)) return candidate;
  }
  throw new Error(`No folder "${name}" above ${moduleUrl}.`);
}
