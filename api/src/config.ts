import { join, resolve } from 'node:path';
import { z } from 'zod';
import { MAIL_SECURITY } from '@pignon/shared/domain/proposal/proposal.enums';
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '@pignon/shared/domain/user/second-factor.policy';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';
import type { ClamdAddress } from './antivirus/file-scanner';
import type { CallLimits } from './http/call-limits';
import { CIPHERS, MAC_ALGORITHMS, type Cipher, type MacAlgorithm } from './keys/algorithms';
import type { MailRoute } from './mail/mail-transport';
import type { S3Settings } from './modules/media/store/s3-store';
import type { PrivateHosts } from './net/private-hosts';

const SECONDS = z.coerce.number().int().min(0).max(3600);

const CALLS = z.coerce.number().int().min(0).max(1_000_000);

/** At most five values, separated by commas. */
const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1).max(5));

/** Address of clamd; null when malformed. */
function clamdOf(text: string): ClamdAddress | null {
  const [, socket] = /^unix:(\/.+)$/.exec(text) ?? [];
  if (socket) return { socket };
  const [, host, port] = /^tcp:\/\/(\[[\da-f:.]+\]|[^\s:/]+):(\d{1,5})$/i.exec(text) ?? [];
  if (!host || !port || Number(port) > 65_535) return null;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

const LEAKED_PASSWORDS_SERVICE = 'https://api.pwnedpasswords.com';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  FIREBASE_PROJECT_ID: z.string().min(1).default(DEMO_IDENTITY_PROJECT),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
  // Seconds for which a verified token is trusted before its revocation is checked again.
  TOKEN_TRUST_SECONDS: SECONDS.optional(),
  // proxies whose forwarded address is trusted: addresses, ranges, or loopback, linklocal, uniquelocal
  TRUSTED_PROXIES: z.string().default('loopback'),
  // Calls a minute that one process answers: of one user, and without a valid token of one address. 0 is without limit.
  CALLS_PER_MINUTE: CALLS.default(6000),
  REFUSED_CALLS_PER_MINUTE: CALLS.default(1000),
  MEDIA_SECRET: z.string().min(32).optional(),
  // Earlier secrets that are still accepted, separated by commas.
  MEDIA_SECRET_PREVIOUS: listOf(z.string().min(32)).default([]),
  // Algorithms, separated by commas: the first one signs or encrypts, all verify or decrypt.
  MAC_ALGORITHMS: listOf(z.enum(MAC_ALGORITHMS)).default(['sha256']),
  CIPHERS: listOf(z.enum(CIPHERS)).default(['aes-256-gcm', 'chacha20-poly1305']),
  // Media in a bucket that speaks S3 rather than in the data folder: all of these together.
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  // MinIO, Garage and R2 want the bucket in the path; AWS takes it there too.
  S3_FORCE_PATH_STYLE: z.stringbool().default(true),
  // clamd that scans uploaded files: tcp://HOST:PORT, or unix:PATH of its socket; none when absent.
  CLAMD_URL: z
    .string()
    .transform((text) => clamdOf(text))
    .refine((address) => address !== null, 'must be tcp://HOST:PORT or unix:PATH')
    .optional(),
  // Base URL of the address and map service; "off" disables it.
  GEOPF_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).default('https://data.geopf.fr'),
  // Base URL of the service of leaked passwords (Have I Been Pwned); "off" asks nobody, as does emulated identity without it.
  LEAKED_PASSWORDS_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  // Address of this product for customers; without it no message is sent.
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  // SMTP server for customer e-mails; takes precedence over the agency's settings.
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  SMTP_SECURITY: z.enum(MAIL_SECURITY).default('STARTTLS'),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  SMTP_FROM: z.email().optional(),
  MESSAGES_DIR: z.string().optional(),
  // Folder of portals with a folder target; `portals` in the data folder when absent.
  PORTALS_DIR: z.string().optional(),
  // Hosts in the private network that portals and the agency's mail server may have, separated by commas, or "all".
  PRIVATE_HOSTS: z.string().optional(),
  // Days after which a user has to sign in again, even when active; 0 is never.
  SESSION_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  // Whom a second factor is required of: nobody, who manages the agency or its accounts, or everybody.
  SECOND_FACTOR: z.enum(SECOND_FACTOR_RULES).default('optional'),
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
  callLimits: CallLimits;
  mediaSecret: string | undefined;
  /** Earlier secrets and algorithms of the installation's keys. */
  keys: { previousSecrets: string[]; macs: MacAlgorithm[]; ciphers: Cipher[] };
  /** Object store of media; the data folder when absent. */
  s3: S3Settings | undefined;
  /** Scanner of uploaded files; undefined without one. */
  clamd: ClamdAddress | undefined;
  /** Base URL of the address and map service; undefined when it is disabled. */
  geoplateformeUrl: string | undefined;
  /** Base URL of the service of leaked passwords; undefined when nobody is asked. */
  leakedPasswordsUrl: string | undefined;
  /** Public address without a trailing slash. */
  publicUrl: string | null;
  /** Mail server of the installation; overrides the agency's. */
  mail: MailRoute | null;
  /** Folder of `fr.json` and `en.json`, the texts below the agency's overrides; by default the built ones. */
  messagesDir: string | undefined;
  /** Hosts in the private network that portal and mail settings may name. */
  privateHosts: PrivateHosts;
  /** Days after which a user has to sign in again; 0 is never. */
  sessionDays: number;
  secondFactor: SecondFactorRule;
  /** Folder that contains the portals' folders. */
  portalFolder: string;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
}

/** Invalid environment; the message has one sentence per variable. */
export class ConfigError extends Error {}

/** The bucket for media, when there is one. Throws ConfigError when its settings are incomplete. */
function bucketOf(data: z.infer<typeof Environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError(missing.map((name) => `Setting ${name}: is missing, media cannot be kept in S3`).join('\n'));
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: data.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: data.S3_FORCE_PATH_STYLE,
  };
}

/** Base URL of an outside service without a trailing slash; undefined for "off". */
const serviceUrlOf = (url: string): string | undefined => (url === 'off' ? undefined : url.replace(/\/$/, ''));

const privateHostsOf = (hostList: string): PrivateHosts =>
  hostList === 'all'
    ? 'all'
    : hostList
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean);

/** Mail server of the installation, if set. @throws ConfigError when its settings are incomplete */
function mailOf(data: z.infer<typeof Environment>): MailRoute | null {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user = null, SMTP_PASSWORD: password = null } = data;
  if (host === undefined) return null;
  if (from === undefined) throw new ConfigError('Setting SMTP_FROM: is missing, messages need a sender');
  if (user !== null && password === null) throw new ConfigError('Setting SMTP_PASSWORD: is missing beside SMTP_USER');
  return { host, port: data.SMTP_PORT, security: data.SMTP_SECURITY, user, password, from };
}

/** Reads the environment once; throws ConfigError with a sentence per variable at fault. An empty variable is unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(settings);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `Setting ${path.join('.')}: ${message}`).join('\n'),
    );
  const { data } = parsed;
  const isEmulated = data.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    projectId: data.FIREBASE_PROJECT_ID,
    authEmulatorHost: data.FIREBASE_AUTH_EMULATOR_HOST,
    // The local emulator is read on every request. Answers of the real service are cached, for latency.
    tokenTrustSeconds: data.TOKEN_TRUST_SECONDS ?? (isEmulated ? 0 : 10),
    trustedProxies: data.TRUSTED_PROXIES,
    callLimits: { perUser: data.CALLS_PER_MINUTE, refusedPerAddress: data.REFUSED_CALLS_PER_MINUTE },
    mediaSecret: data.MEDIA_SECRET,
    keys: { previousSecrets: data.MEDIA_SECRET_PREVIOUS, macs: data.MAC_ALGORITHMS, ciphers: data.CIPHERS },
    s3: bucketOf(data),
    clamd: data.CLAMD_URL ?? undefined,
    geoplateformeUrl: serviceUrlOf(data.GEOPF_URL),
    // the demonstration works without network
    leakedPasswordsUrl: serviceUrlOf(data.LEAKED_PASSWORDS_URL ?? (isEmulated ? 'off' : LEAKED_PASSWORDS_SERVICE)),
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    mail: mailOf(data),
    messagesDir: data.MESSAGES_DIR,
    portalFolder: resolve(data.PORTALS_DIR ?? join(data.DATA_DIR, 'portals')),
    privateHosts: privateHostsOf(data.PRIVATE_HOSTS ?? (isEmulated ? 'all' : '')),
    sessionDays: data.SESSION_DAYS,
    secondFactor: data.SECOND_FACTOR,
    logLevel: data.LOG_LEVEL,
  };
}
