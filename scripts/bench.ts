import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { API_BUNDLE, API_NODE_OPTIONS, buildAll, buildServers } from './build';
import { REPOSITORY } from './build/packages';
import { freePort } from './start/checks';
import { readOptions } from './start/options';
import { printProgress } from './start/progress';
import { startStack } from './start/stack';

/** Server benchmarks without a browser: response times of the API, and memory of a large run to a portal. */
const SERVER_BENCHES = ['api', 'sending'] as const;
const BENCHES = path.join(REPOSITORY, 'e2e/bench');
/** Every figure that has a target and needs no larger portfolio than the demonstration's: a quarter of an hour. */
const ALL_BENCHES = ['pages', 'navigation', 'api'] as const;

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  let exitCode = 0;
  for (const bench of name === 'all' ? ALL_BENCHES : [name]) exitCode = Math.max(exitCode, await runBench(bench, args));
  return exitCode;
}

/**
 * Runs a benchmark: of the server (the API against bare SQL, a large run), or of a page against a stack of its own or
 * the one named by `--url`.
 */
async function runBench(name: string, args: readonly string[]): Promise<number> {
  if (SERVER_BENCHES.some((known) => known === name)) {
    await buildServers();
    return run(path.join(REPOSITORY, `api/bench/${name}.ts`), [...API_NODE_OPTIONS, API_BUNDLE]);
  }
  const script = path.join(BENCHES, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(script)) {
    throw new Error(
      'npm run bench -- all | api | sending | pages [--runs N] [--only NAME] | navigation [--runs N] [--slow N] | list [--url http://localhost:8080]',
    );
  }
  if (args.includes('--url')) return run(script, args);
  const options = {
    ...readOptions([], process.env),
    dataDir: path.join(REPOSITORY, '.data/bench'),
    port: await freePort(),
  };
  mkdirSync(path.join(options.dataDir, 'logs'), { recursive: true });
  await buildAll({ storeDir: path.join(options.dataDir, 'store'), say: printProgress });
  const stack = await startStack(options);
  try {
    return await run(script, [...args, '--url', `http://localhost:${options.port}`]);
  } finally {
    await stack.stop();
  }
}

function run(script: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: REPOSITORY, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
