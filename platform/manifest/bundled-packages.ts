import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, StatsModule } from 'webpack';

/** Statistics of what is in the built files; modules joined into one are listed below it. */
const STATS_OPTIONS = {
  all: false,
  modules: true,
  nestedModules: true,
  cachedModules: true,
  orphanModules: false,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

interface Component {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  licenses?: [{ license: { name: string } }];
}

/** The part of CycloneDX 1.6 that a remote's build writes. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: { component: { type: 'application'; name: string; version: string } };
  components: Component[];
}

interface PackageFile {
  name: string;
  version: string;
  license?: string | { type?: string };
}

/** The innermost package's folder, in the layouts of pnpm and npm. Generated files in folders with a dot are none. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*(?=[\\/])/;

/** Lists the folders of the packages whose modules are in the built files. */
export function packageFolders(modules: readonly StatsModule[]): string[] {
  const folders = new Set<string>();
  for (const { nameForCondition, modules: joined = [] } of modules) {
    const [folder] = PACKAGE_FOLDER.exec(nameForCondition ?? '') ?? [];
    if (folder !== undefined) folders.add(folder);
    for (const inner of packageFolders(joined)) folders.add(inner);
  }
  return [...folders].sort();
}

async function componentIn(folder: string): Promise<Component> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(text) as PackageFile;
  const licence = typeof license === 'string' ? license : license?.type;
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`,
    ...(licence === undefined ? {} : { licenses: [{ license: { name: licence } }] }),
  };
}

/** Lists the npm packages in a remote's files. Equal for equal builds: without time and serial number. */
export async function listPackages(
  remote: { name: string; version: string },
  modules: readonly StatsModule[],
): Promise<BillOfMaterials> {
  const found = await Promise.all(packageFolders(modules).map(componentIn));
  // pnpm installs a version once for each set of its peers
  const byUrl = new Map(found.map((component) => [component.purl, component]));
  const components = [...byUrl.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const component = { type: 'application', name: `remote-${remote.name}`, version: remote.version } as const;
  return { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component }, components };
}

/** Modules of a finished compilation that are in its files. */
export const builtModules = (compilation: Compilation): StatsModule[] =>
  compilation.getStats().toJson(STATS_OPTIONS).modules ?? [];
