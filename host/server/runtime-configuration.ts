import { readFileSync, statSync } from 'node:fs';
import { CONTRACT_VERSION } from '@pignon/shared/contract/version';
import type { RuntimeConfig } from '@pignon/shared/contract/runtime-config';

type Env = Readonly<Record<string, string | undefined>>;

/** Who may point a remote at their own machine. Unsaid: everybody where identity is emulated, and on a QA stack. */
function overridesFor(env: Env): Pick<RuntimeConfig, 'overrides'> {
  const said = env.OVERRIDES ?? (env.AUTH_EMULATOR_URL || env.ENVIRONMENT === 'qa' ? 'everybody' : 'off');
  if (said === 'off') return {};
  if (said === 'support' || said === 'everybody') return { overrides: said };
  throw new Error(`OVERRIDES is off, support or everybody, not ${said}`);
}

function fromEnvironment(env: Env): RuntimeConfig {
  const emulated = Boolean(env.AUTH_EMULATOR_URL);
  return {
    appTitle: env.APP_TITLE ?? 'Pignon',
    apiUrl: '/api',
    firebase: {
      apiKey: env.FIREBASE_API_KEY ?? 'demo-key',
      authDomain: env.FIREBASE_AUTH_DOMAIN ?? 'localhost',
      projectId: env.FIREBASE_PROJECT_ID ?? 'demo-pignon',
    },
    // The edge passes the emulator on under its own origin.
    ...(emulated ? { authEmulatorUrl: '/' } : {}),
    links: {
      cadastre: env.LINK_CADASTRE ?? 'https://www.cadastre.gouv.fr/',
      dvf: env.LINK_DVF ?? 'https://app.dvf.etalab.gouv.fr/',
      georisques: env.LINK_GEORISQUES ?? 'https://www.georisques.gouv.fr/',
      supportRequest: env.LINK_SUPPORT_REQUEST ?? 'mailto:support@pignon.test',
      supportProgress: env.LINK_SUPPORT_PROGRESS ?? 'mailto:support@pignon.test?subject=Suivi%20de%20demande',
    },
    contract: CONTRACT_VERSION,
    environment: env.ENVIRONMENT ?? 'local',
    ...(env.OFFLINE === 'off' ? { offline: false } : {}),
    ...overridesFor(env),
  };
}

/**
 * The public configuration: environment variables, and over them the JSON file that `CONFIG_FILE` names, read again
 * whenever it changes. A file that cannot be read leaves the last good configuration in force.
 */
export function runtimeConfiguration(env: Env): () => RuntimeConfig {
  const base = fromEnvironment(env);
  const file = env.CONFIG_FILE;
  let config = base;
  let readAt = 0;
  return () => {
    if (!file) return config;
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== readAt) {
        config = { ...base, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<RuntimeConfig>) };
        readAt = mtimeMs;
      }
    } catch (error) {
      process.stderr.write(`${file} is left aside: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    return config;
  };
}
