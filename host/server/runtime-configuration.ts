import { readFileSync, statSync } from 'node:fs';
import {
  ConfigFileSchema,
  OverridesSchema,
  SignInMethodsSchema,
  TokenSyncUrlSchema,
} from '@pignon/shared/contract/config-file.schema';
import { CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { USUAL_SIGN_IN, type RuntimeConfig, type SignInMethod } from '@pignon/shared/contract/runtime-config';
import { DEMO_IDENTITY_PROJECT } from '@pignon/shared/domain/user/identity-project';

type Env = Readonly<Record<string, string | undefined>>;
type Overrides = Pick<RuntimeConfig, 'overrides'>;

const overridesForAudience = (audience: 'off' | 'support' | 'everybody'): Overrides =>
  audience === 'off' ? {} : { overrides: audience };

/** Reads who may override remotes. Default: everybody with emulated identity or on a QA stack, else nobody. */
function overridesFor(env: Env): Overrides {
  const overridesAudience = env.OVERRIDES ?? (env.AUTH_EMULATOR_URL || env.ENVIRONMENT === 'qa' ? 'everybody' : 'off');
  const parsedSetting = OverridesSchema.safeParse(overridesAudience);
  if (!parsedSetting.success) throw new Error(`OVERRIDES is off, support or everybody, not ${overridesAudience}`);
  return overridesForAudience(parsedSetting.data);
}

/** Ways to sign in that the emulator supports, used by default with it. */
const EMULATED_SIGN_IN_METHODS: readonly SignInMethod[] = [...USUAL_SIGN_IN, 'emailLink'];

/** Reads the ways to sign in. Default: the panel's, and by e-mail link with emulated identity. */
function signInMethodsFor({ SIGN_IN_METHODS: methods, AUTH_EMULATOR_URL: emulated }: Env): readonly SignInMethod[] {
  if (!methods) return emulated ? EMULATED_SIGN_IN_METHODS : USUAL_SIGN_IN;
  const parsedSetting = SignInMethodsSchema.safeParse(methods.split(',').map((name) => name.trim()));
  if (!parsedSetting.success)
    throw new Error(`SIGN_IN_METHODS ${methods}: ${parsedSetting.error.issues[0]?.message ?? ''}`);
  return parsedSetting.data;
}

function tokenSyncFor({ TOKEN_SYNC_URL: syncUrl }: Env): Pick<RuntimeConfig, 'tokenSyncUrl'> {
  if (!syncUrl) return {};
  const parsedSetting = TokenSyncUrlSchema.safeParse(syncUrl);
  if (!parsedSetting.success)
    throw new Error(`TOKEN_SYNC_URL ${syncUrl}: ${parsedSetting.error.issues[0]?.message ?? ''}`);
  return { tokenSyncUrl: parsedSetting.data };
}

function fromEnvironment(env: Env): RuntimeConfig {
  const emulated = Boolean(env.AUTH_EMULATOR_URL);
  return {
    appTitle: env.APP_TITLE ?? 'Pignon',
    apiUrl: '/api',
    firebase: {
      apiKey: env.FIREBASE_API_KEY ?? 'demo-key',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? 'localhost',
      projectId: env.FIREBASE_PROJECT_ID ?? DEMO_IDENTITY_PROJECT,
    },
    // the edge proxies the emulator under its own origin
    ...(emulated ? { authEmulatorUrl: '/' } : {}),
    signInMethods: signInMethodsFor(env),
    ...tokenSyncFor(env),
    links: {
      cadastre: env.LINK_CADASTRE ?? 'https://www.cadastre.gouv.fr/',
      dvf: env.LINK_DVF ?? 'https://app.dvf.etalab.gouv.fr/',
      georisques: env.LINK_GEORISQUES ?? 'https://www.georisques.gouv.fr/',
      supportRequest: env.LINK_SUPPORT_REQUEST ?? 'mailto:support@pignon.test',
      supportProgress: env.LINK_SUPPORT_PROGRESS ?? 'mailto:support@pignon.test?subject=Suivi%20de%20demande',
    },
    contract: CONTRACT_VERSION,
    // defaults to the strictest environment
    environment: env.ENVIRONMENT || 'production',
    ...(env.OFFLINE === 'off' ? { offline: false } : {}),
    ...overridesFor(env),
  };
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`CONFIG_FILE ${file} cannot be read: ${String(cause)}`, { cause });
  }
}

/** Merges a configuration with a file. @throws a sentence that says what is wrong with the file */
function mergeConfigFile(file: string, base: RuntimeConfig): RuntimeConfig {
  const parsed = ConfigFileSchema.safeParse(readJsonFile(file));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '));
    throw new Error(`CONFIG_FILE ${file}: ${faults.join('; ')}`);
  }
  const { links, overrides, ...changes } = parsed.data;
  const { overrides: baseOverrides, ...rest } = base;
  return {
    ...rest,
    ...changes,
    links: { ...base.links, ...links },
    ...overridesForAudience(overrides ?? baseOverrides ?? 'off'),
  };
}

/** Identifies the state of a file; undefined while it does not exist. */
function fileState(file: string): string | undefined {
  const fileStats = statSync(file, { throwIfNoEntry: false });
  return fileStats && `${fileStats.mtimeMs} ${fileStats.size}`;
}

/**
 * Returns the public configuration: environment variables, overridden by the JSON file that `CONFIG_FILE` names, which
 * is read again when it changes. An invalid change keeps the last good configuration and is logged once. @throws at the
 * start, when the file is unreadable or has unknown keys
 */
export function runtimeConfiguration(env: Env): () => RuntimeConfig {
  const base = fromEnvironment(env);
  const file = env.CONFIG_FILE;
  if (!file) return () => base;
  let lastFileState = fileState(file);
  let config = mergeConfigFile(file, base);
  return () => {
    const now = fileState(file);
    if (now === lastFileState) return config;
    lastFileState = now;
    try {
      config = mergeConfigFile(file, base);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}; it is left aside\n`);
    }
    return config;
  };
}
