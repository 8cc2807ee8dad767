import { execFileSync } from 'node:child_process';
import { REPOSITORY } from '../build/packages';
import { PNPM } from '../run/ensure-installed.mjs';

const MAX_RESPONSE_BYTES = 2 ** 26;

/** Runs pnpm over all packages. @throws pnpm's own message on failure */
export function runPnpm(...args: readonly string[]): string {
  const options = { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: MAX_RESPONSE_BYTES } as const;
  return execFileSync('npx', ['-y', PNPM, '--recursive', ...args], options);
}
