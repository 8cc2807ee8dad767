import { spawn } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from './packages';

/** Number of parallel builds, for two cores. */
const CONCURRENCY = 2;

/** Builds one package in its own process. @param into a separate folder, for a remote to be published from there */
export function pack(name: string, into: readonly string[] = []): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(REPOSITORY, 'scripts/build/pack.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, name, ...into], { cwd: REPOSITORY });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} does not build:\n${output}`))));
  });
}

/** Builds packages, each in its own process. Throws the first failure once all have ended. */
export async function packAll(names: readonly string[], say: (line: string) => void): Promise<void> {
  const waiting = [...names];
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = Date.now();
      try {
        await pack(name);
        say(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failures.length > 0) throw failures[0];
}
