import { createRequire } from 'node:module';
import { CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { libraryRange } from '@pignon/shared/federation/library-range';

const require = createRequire(import.meta.url);
const entryPoint = (name: string): string => `@pignon/shared/${name}`;
const installed = (name: string): string => (require(`${name}/package.json`) as { version: string }).version;

/** Libraries of which a page may hold only one copy. A trailing slash stands for every sub-path. */
const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/'] as const;

/**
 * Every entry point of `shared` that the host provides to remotes (`host/src/boot/provide-shared-modules.ts`); `domain` is
 * pure code and is compiled into its users.
 */
export const ENTRY_POINTS: readonly string[] = [
  'contract',
  'bus',
  'state',
  'i18n',
  'auth',
  'api',
  'router',
  'ui/core',
  'ui/form',
  'ui/list',
  'ui/map',
  'ui/sort',
  'ui/table',
  'ui/timeline',
  'ui/upload',
  'waiting',
].map(entryPoint);

interface Share {
  singleton: true;
  requiredVersion: string;
  strictVersion: boolean;
  import: false;
}

function versionOf(key: string): string {
  return key.startsWith('@pignon/') ? CONTRACT_VERSION : installed(key.replace(/\/$/, ''));
}

/** Libraries that remotes take from the host, with installed versions. */
export function providedLibraries(): Record<string, string> {
  return Object.fromEntries(LIBRARIES.map((key) => [key, versionOf(key)]));
}

/** Lists what a remote requires of the host: libraries with version ranges, entry points with the contract range. */
export function expectedOfHost(contract: string): Record<string, string> {
  const libraries = Object.entries(providedLibraries()).map(([key, version]) => [key, libraryRange(version)]);
  return Object.fromEntries([...libraries, ...ENTRY_POINTS.map((key) => [key, contract])]) as Record<string, string>;
}

/** Lists what the host provides: modules with versions. */
export function providedByHost(): Record<string, string> {
  return { ...providedLibraries(), ...Object.fromEntries(ENTRY_POINTS.map((key) => [key, versionOf(key)])) };
}

/** A remote bundles no shared module: without the host's copy there is no fallback. */
export function remoteShares(contract: string): Record<string, Share> {
  return Object.fromEntries(
    Object.entries(expectedOfHost(contract)).map(([key, requiredVersion]) => [
      key,
      { singleton: true, strictVersion: false, requiredVersion, import: false as const },
    ]),
  );
}

/** Libraries behind the entry points, and the entry point to go through instead. */
export const BEHIND_ENTRY_POINTS: Readonly<Record<string, string>> = {
  antd: entryPoint('ui/core'),
  '@ant-design/cssinjs': entryPoint('ui/core'),
  '@ant-design/icons': entryPoint('ui/core'),
  '@ant-design/icons-svg': entryPoint('ui/core'),
  'react-router': entryPoint('router'),
  'react-router-dom': entryPoint('router'),
  '@tanstack/react-query': entryPoint('api'),
  '@tanstack/query-core': entryPoint('api'),
  localforage: entryPoint('api'),
  idb: entryPoint('waiting'),
  i18next: entryPoint('i18n'),
  'react-i18next': entryPoint('i18n'),
  rxjs: entryPoint('bus'),
  firebase: entryPoint('auth'),
  '@dnd-kit/core': entryPoint('ui/sort'),
  '@dnd-kit/sortable': entryPoint('ui/sort'),
  leaflet: entryPoint('ui/map'),
  zod: `types only (import type), the API and forms validate with ${entryPoint('domain')}`,
  react: 'react',
  'react-dom': 'react-dom',
};
