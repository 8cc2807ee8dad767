import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { rootOf } from '../build/packages';
import { packKit, type Kit } from './pack-kit';
import { versionIn, type Manifest } from './packed-manifest';

/** Folder of the tarballs that a project is installed from. */
const KIT_FOLDER = 'kit';
/** Development tools of a project, in addition to the kit's peers. */
const OWN_TOOLS = [
  ...[
    '@swc/core',
    '@swc/jest',
    '@testing-library/dom',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@types/react-dom',
  ],
  ...['jest', 'typescript'],
];

const SCRIPTS = {
  build: 'pignon build',
  dev: 'pignon dev',
  remotes: 'pignon remotes',
  test: 'jest',
  types: 'tsc --noEmit -p tsconfig.json',
};

const IN_KIT = 'node_modules/@pignon';
const TSCONFIG = {
  extends: `./${IN_KIT}/platform/build/tsconfig.base.json`,
  compilerOptions: { noEmit: true },
  files: [`${IN_KIT}/shared/ui/styles.d.ts`, `${IN_KIT}/platform/jest/page-setup.ts`],
  include: ['src', '*.config.ts'],
};

/** Packs a kit into a folder. */
export type Pack = (into: string) => Promise<Kit>;

type Project = Manifest & { private?: boolean; engines?: Record<string, string>; scripts?: Record<string, string> };

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Workspace {
  catalog: Record<string, string>;
  allowBuilds: Record<string, boolean>;
}
const workspace = async (): Promise<Workspace> =>
  parse(await readFile(rootOf('pnpm-workspace.yaml'), 'utf8')) as Workspace;

/** Adds a kit to a project's manifest: its tarballs, one version of React, and test libraries. */
export function withKit(project: Project, { shared, platform }: Kit, catalog: Record<string, string>): Project {
  const resolveCatalog = (name: string): string => versionIn({ catalog, root: {}, packed: {} }, name, 'catalog:');
  const fileOf = ({ file }: { file: string }): string => `file:${KIT_FOLDER}/${path.basename(file)}`;
  const peers = { ...shared.peers, ...platform.peers };
  const tools = Object.fromEntries(OWN_TOOLS.map((name) => [name, resolveCatalog(name)]));
  const { [shared.name]: _, ...beside } = peers;
  const devDependencies = { ...project.devDependencies, ...tools, ...beside, [platform.name]: fileOf(platform) };
  return {
    ...project,
    dependencies: { ...project.dependencies, [shared.name]: fileOf(shared), react: resolveCatalog('react') },
    devDependencies: Object.fromEntries(Object.entries(devDependencies).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Installs this tree's kit in a project, replacing the earlier one. The project's own install writes its lock file. */
export async function installKit(folder: string, pack: Pack = packKit): Promise<Kit> {
  const file = path.join(folder, 'package.json');
  const project = JSON.parse(await readFile(file, 'utf8')) as Project;
  const kit = await pack(path.join(folder, KIT_FOLDER));
  const packedFiles = new Set([kit.shared, kit.platform].map((tarball) => path.basename(tarball.file)));
  for (const name of await readdir(path.join(folder, KIT_FOLDER))) {
    if (/^pignon-(shared|platform)-.*\.tgz$/.test(name) && !packedFiles.has(name))
      await rm(path.join(folder, KIT_FOLDER, name));
  }
  await writeFile(file, pretty(withKit(project, kit, (await workspace()).catalog)));
  return kit;
}

const README_COMMANDS = (name: string): string => `\`\`\`sh
npm install                                             # once; package-lock.json is this repository's own
npm test                                                # its tests; npm run types its types
npm run dev -- --against https://pignon.example.com     # hot reload inside a Pignon that runs there
npm run build                                           # into dist, checked as it will be published
npm run remotes -- publish ${name} --host https://pignon.example.com    # then promote, rollback, retire
\`\`\`

The store of that product is named by \`STORE_URL\` with its keys, or \`STORE_DIR\` for a folder. \`kit\` holds what the remote is built with.`;

/** Turns a generated remote into a project of its own: adds what the monorepo provides. */
export async function makeStandalone(folder: string, name: string, pack?: Pack): Promise<void> {
  const writeProjectFile = (file: string, text: string): Promise<void> => writeFile(path.join(folder, file), text);
  const project: Project = {
    ...{ name: `remote-${name}`, version: '0.1.0', private: true, type: 'module' },
    engines: { node: '>=20.19' },
    scripts: SCRIPTS,
  };
  await writeProjectFile('package.json', pretty(project));
  await installKit(folder, pack);
  await writeProjectFile('tsconfig.json', pretty(TSCONFIG));
  await writeProjectFile(
    'jest.config.mjs',
    "import { remoteJest } from '@pignon/platform/jest/remote.mjs';\n\nexport default remoteJest(import.meta.dirname);\n",
  );
  await writeProjectFile('.gitignore', 'node_modules\ndist\nmaps-of-*\n.cache\n');
  const { allowBuilds } = await workspace();
  await writeProjectFile('pnpm-workspace.yaml', stringify({ allowBuilds }));
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
  await writeProjectFile(
    'README.md',
    readme.replace(/```sh\n.*?```/s, () => README_COMMANDS(name)),
  );
}
