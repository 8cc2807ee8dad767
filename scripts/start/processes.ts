import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

const STOP_TIMEOUT_MS = 15_000;

export interface Service {
  name: string;
  process: ChildProcess;
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number | null>;
}

interface ServiceOptions {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  logDir: string;
}

/** Starts a service in its own process group; its output goes to `<logDir>/<name>.log`. */
export function startService({ name, command, args, env, cwd, logDir }: ServiceOptions): Service {
  const log = createWriteStream(join(logDir, `${name}.log`), { flags: 'w' });
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches the whole terminal group; parts are stopped by us, in order.
    detached: true,
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(1));
  });
  return { name, process: child, ended: exitCode };
}

function signal(service: Service, name: NodeJS.Signals): void {
  const { pid } = service.process;
  if (pid === undefined || service.process.exitCode !== null) return;
  try {
    process.kill(-pid, name);
  } catch {
    // the process group has ended already
  }
}

/** Signals a service to end, and kills it after a timeout. */
export async function stopService(service: Service, signalName: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  signal(service, signalName);
  const timeout = setTimeout(() => signal(service, 'SIGKILL'), STOP_TIMEOUT_MS);
  await service.ended;
  clearTimeout(timeout);
}

/** Waits until an address responds with an expected status, the service ends, or the time is over. */
export async function waitForHttp(service: Service, url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let hasEnded = false;
  void service.ended.then(() => (hasEnded = true));
  while (Date.now() < deadline) {
    if (hasEnded as boolean) throw new Error(`${service.name} ended before it was ready.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${service.name} was not ready after ${seconds} s.`);
}
