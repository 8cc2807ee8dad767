import { resolve } from 'node:path';

export interface StartOptions {
  port: number;
  /** Start without the demonstration agency. */
  empty: boolean;
  /** Drop this copy's data and load the demonstration agency again. */
  fresh: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
}

export class UsageError extends Error {}

const FLAGS = ['--empty', '--fresh'];

/** Reads `npm start -- --empty|--fresh` and PORT, DATA_DIR, DATABASE_URL. Throws UsageError with a sentence. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const unknownOptions = args.filter((arg) => !FLAGS.includes(arg));
  if (unknownOptions.length > 0)
    throw new UsageError(`Unknown option ${unknownOptions.join(' ')}. npm start knows ${FLAGS.join(' and ')}.`);
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`PORT must be 1 to 65535, not "${env['PORT'] ?? ''}".`);
  return {
    port,
    empty: args.includes('--empty'),
    fresh: args.includes('--fresh'),
    dataDir: resolve(env['DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
  };
}

/** Marker file in a data folder: do not load the demonstration agency. */
export const DEMO_MARKER = 'demo-loaded';
