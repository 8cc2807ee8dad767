import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build';
import { checkDisk, checkPort, lockDataDir } from './start/checks';
import { DEMO_MARKER, readOptions, UsageError, type StartOptions } from './start/options';
import { printProgress } from './start/progress';
import { startStack, type Stack } from './start/stack';
import { isStopRequested } from './start/stop-signals';

function prepareData({ dataDir, fresh }: StartOptions): void {
  if (fresh) for (const part of KEPT_DATA) rmSync(join(dataDir, part), { recursive: true, force: true });
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
}

/** Data kept by default and deleted by `--fresh`; published remotes always stay. */
const KEPT_DATA = ['pglite', 'media', 'identity', 'mail', DEMO_MARKER];

async function stopOnSignal(stack: Stack, release: () => void): Promise<void> {
  const stopRequested = await isStopRequested(stack);
  printProgress('Stopping; everything is kept…');
  await stack.stop();
  release();
  process.exit(stopRequested ? 0 : 1);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  mkdirSync(options.dataDir, { recursive: true });
  checkDisk(options.dataDir);
  await checkPort(options.port);
  const release = lockDataDir(options.dataDir);
  prepareData(options);
  await buildAll({ storeDir: join(options.dataDir, 'store'), say: printProgress });
  const stack = await startStack(options);
  if (stack.mailUrl) printProgress(`Messages to customers and sign-in links stay here: ${stack.mailUrl}`);
  console.log(`READY http://localhost:${options.port}`);
  await stopOnSignal(stack, release);
}

main().catch((error: unknown) => {
  const sentence = (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'The disk is full.' : undefined;
  console.error(sentence ?? (error instanceof UsageError ? error.message : error));
  process.exit(1);
});
