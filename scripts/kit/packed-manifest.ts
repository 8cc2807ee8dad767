import { builtinModules } from 'node:module';
import ts from 'typescript';

type Versions = Record<string, string>;

/** The used part of a `package.json`. */
export interface Manifest {
  name: string;
  version: string;
  type?: string;
  license?: string;
  bin?: Versions;
  exports?: Versions;
  sideEffects?: string[];
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
}

/** Sources of versions that a package does not fix. */
export interface RootManifest {
  /** Versions of the catalogue of the workspace. */
  catalog: Versions;
  /** Dependencies of the root. */
  root: Versions;
  /** Packages of the tree to be packed too, with their versions. */
  packed: Versions;
}

/** Packages that a source imports or resolves, without Node's and the package's own files. */
export function importedPackages(source: string): string[] {
  const { importedFiles } = ts.preProcessFile(source, true, true);
  const resolved = [...source.matchAll(/\brequire\.resolve\('([^']+)'\)/g)].flatMap(([, name]) => name ?? []);
  const names = [...importedFiles.map(({ fileName }) => fileName), ...resolved].filter(
    (name) => !/^(\.|node:)/.test(name),
  );
  const packages = names.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(packages)].filter((name) => !builtinModules.includes(name));
}

const sorted = (versions: Versions): Versions =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/** @throws for a package without known version */
export function versionIn({ catalog, packed }: RootManifest, name: string, range: string | undefined): string {
  const version = range?.startsWith('workspace:') ? packed[name] : range === 'catalog:' ? catalog[name] : range;
  if (version) return version;
  throw new Error(`nothing says which version of ${name} a kit needs: add it to the package that imports it`);
}

/**
 * Manifest of a packed package: all versions explicit, nothing internal. Packages of the monorepo and of both sides'
 * tests are peers, so that a project has one copy of each. @param imported all packages that its files import
 */
export function packedManifest(own: Manifest, imported: readonly string[], rootManifest: RootManifest): Manifest {
  const dependencies: Versions = {};
  const peers: Versions = {};
  for (const [name, range] of Object.entries(own.dependencies ?? {})) {
    (range.startsWith('workspace:') ? peers : dependencies)[name] = versionIn(rootManifest, name, range);
  }
  for (const [name, range] of Object.entries(own.devDependencies ?? {})) {
    // sources are shipped, so their type packages are needed too
    if (name.startsWith('@types/')) dependencies[name] = versionIn(rootManifest, name, range);
  }
  for (const name of imported) {
    if (name === own.name || name in dependencies || name in peers) continue;
    peers[name] = versionIn(rootManifest, name, own.devDependencies?.[name] ?? rootManifest.root[name]);
  }
  const { name, version, type, license = 'UNLICENSED', bin, exports, sideEffects } = own;
  return {
    name,
    version,
    ...{ private: true, type, license, bin, exports, sideEffects },
    dependencies: sorted(dependencies),
    peerDependencies: sorted(peers),
  };
}
