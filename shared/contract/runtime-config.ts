/** Sign-in methods. E-mail and password are always available; others when listed. */
export const SIGN_IN_METHODS = ['password', 'google', 'emailLink', 'phone', 'customToken'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** Default sign-in methods. */
export const USUAL_SIGN_IN: readonly SignInMethod[] = ['password', 'google'];

/** Public settings that the edge hands to the browser; changing one needs no rebuild. No secret belongs here. */
export interface RuntimeConfig {
  appTitle: string;
  /** Base of every product call, for example `/api`. */
  apiUrl: string;
  firebase: { apiKey: string; authDomain: string; projectId: string };
  /** Address of the identity emulator, in place of the real service. `/` means this page's own origin. */
  authEmulatorUrl?: string;
  /** Sign-in methods in panel and profile; others are absent. */
  signInMethods: readonly SignInMethod[];
  /** Path of this origin to which new ID tokens are posted; none by default. */
  tokenSyncUrl?: string;
  links: {
    cadastre: string;
    dvf: string;
    georisques: string;
    supportRequest: string;
    supportProgress: string;
  };
  /** Contract version of the live host. */
  contract: string;
  /** Environment shown in the status bar: `local`, `qa`, `production`… */
  environment: string;
  /** False unregisters the offline worker in browsers. */
  offline?: boolean;
  /** Who may load a remote from `http://localhost:PORT` in their own browser; nobody when absent. */
  overrides?: 'support' | 'everybody';
  /** Further URL prefixes from which this page may load code; each ends with a slash. */
  scripts?: readonly string[];
}

/** Id of the JSON data block in which the edge writes the configuration into the page. */
export const CONFIG_BLOCK = 'pignon-config';

const FALLBACK: RuntimeConfig = {
  appTitle: 'Pignon',
  apiUrl: '/api',
  firebase: { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-pignon' },
  signInMethods: USUAL_SIGN_IN,
  links: {
    cadastre: 'https://www.cadastre.gouv.fr/',
    dvf: 'https://app.dvf.etalab.gouv.fr/',
    georisques: 'https://www.georisques.gouv.fr/',
    supportRequest: 'mailto:support@pignon.test',
    supportProgress: 'mailto:support@pignon.test?subject=Suivi',
  },
  contract: '',
  environment: 'test',
};

let currentConfig: RuntimeConfig | undefined;

/** Reads the configuration that the edge wrote into the page; defaults without one, as in component tests. */
export function runtimeConfig(): RuntimeConfig {
  if (currentConfig) return currentConfig;
  const block = typeof document === 'undefined' ? null : document.getElementById(CONFIG_BLOCK);
  currentConfig = block?.textContent
    ? { ...FALLBACK, ...(JSON.parse(block.textContent) as Partial<RuntimeConfig>) }
    : FALLBACK;
  return currentConfig;
}

/** Replaces the configuration; for tests and for a page that loads it late. */
export function setRuntimeConfig(config: Partial<RuntimeConfig>): void {
  currentConfig = { ...FALLBACK, ...config };
}
