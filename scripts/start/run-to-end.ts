import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a program, passes on its output lines, and throws its last error lines when it fails. */
export async function runToEnd(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  createInterface(child.stdout).on('line', onLine);
  createInterface(child.stderr).on('line', (line) => complaints.push(line));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(complaints.slice(-5).join('\n') || `${program} failed.`);
}
