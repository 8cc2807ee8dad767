import { resolve } from 'node:path';
import { z } from 'zod';

const SECONDS = z.coerce.number().int().min(0).max(3600);

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-pignon'),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
  // How long a verified token is trusted without asking the identity service again whether it was revoked.
  TOKEN_TRUST_SECONDS: SECONDS.optional(),
  // Proxies whose word on the caller's address counts: addresses, ranges, or loopback, linklocal, uniquelocal.
  TRUSTED_PROXIES: z.string().default('loopback'),
  MEDIA_SECRET: z.string().min(32).optional(),
  MESSAGES_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  projectId: string;
  authEmulatorHost: string | undefined;
  tokenTrustSeconds: number;
  trustedProxies: string;
  mediaSecret: string | undefined;
  /** Folder of `fr.json`, `en.json`, laid under the texts that the agency changed; the built ones when left out. */
  messagesDir: string | undefined;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
}

export class ConfigError extends Error {}

/** Reads the environment once; throws ConfigError with a sentence per variable at fault. An empty variable is unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `Setting ${path.join('.')}: ${message}`).join('\n'),
    );
  const { data } = parsed;
  const emulated = data.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    projectId: data.FIREBASE_PROJECT_ID,
    authEmulatorHost: data.FIREBASE_AUTH_EMULATOR_HOST,
    // The emulator is next door: asked every time. The real service is a journey away.
    tokenTrustSeconds: data.TOKEN_TRUST_SECONDS ?? (emulated ? 0 : 10),
    trustedProxies: data.TRUSTED_PROXIES,
    mediaSecret: data.MEDIA_SECRET,
    messagesDir: data.MESSAGES_DIR,
    logLevel: data.LOG_LEVEL,
  };
}
