import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { API_BUNDLE, API_NODE_OPTIONS, buildServers } from '../build';
import { REPOSITORY } from '../build/packages';
import { postgresReachable } from '../test/postgres';

const USAGE = 'npm run load -- [--minutes 30] [--staff 60]';

/** `npm run load`: a day with many users on two API processes and PostgreSQL. */
async function main(): Promise<number> {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { minutes: option, staff: option } });
  const [minutes, staff] = [Number(values.minutes ?? 30), Number(values.staff ?? 60)];
  if (!(minutes > 0) || !(Number.isInteger(staff) && staff > 0)) throw new Error(USAGE);
  if (!(await postgresReachable())) throw new Error('No PostgreSQL answers at 127.0.0.1:5432.');
  await buildServers();
  const day = join(REPOSITORY, 'api/bench/day.ts');
  const args = ['--import', 'tsx', day, String(minutes), String(staff), ...API_NODE_OPTIONS, API_BUNDLE];
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: REPOSITORY, stdio: 'inherit' }).on('exit', (code) => resolve(code ?? 1));
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
