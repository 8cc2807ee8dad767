import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliSize } from '@pignon/platform/store/file-integrity';
import { exposedOf, folderSizes, weightsOf, type Weight } from '@pignon/platform/publish/budgets';
import { readDescriptor } from '@pignon/platform/publish/publish-checks';
import { mapsNextTo } from '@pignon/platform/store/source-maps';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { duplicateModules, type SourcesOf } from './budgets/duplicate-modules';
import { distOf, PACKAGES } from './build/packages';
import { readHostFile } from './build/publish-built';

/** Maximum compressed JavaScript in bytes of the sign-in page, until somebody is at it. */
const SIGN_IN_BUDGET = 110_000;
const FIRST_LIST_BUDGET = 260_000;
const FIRST_LIST = '/property/list';

const REMOTES = PACKAGES.filter((name) => name !== 'host');

async function scripts(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => brotliSize(path.join(folder, file)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The files of parts of the host, and of its first one. */
function hostFiles(host: HostFile, names: readonly string[]): string[] {
  const parts = names.flatMap((name) => {
    const chunk = host.pieces[name];
    if (!chunk) throw new Error(`the host has no part called ${name}: the budget would not count it`);
    return chunk.files;
  });
  return [host.main, ...parts];
}

/** Host files loaded by a signed-in page that uses these shared modules. */
const signedInFiles = (host: HostFile, needs: readonly string[]): string[] =>
  hostFiles(host, ['signed-in', ...needs.filter((name) => host.pieces[name])]);

async function hostWeights(host: HostFile): Promise<Weight[]> {
  const property = await readDescriptor(distOf('remote-property'));
  const page = exposedOf(property).find((exposed) => exposed.path === FIRST_LIST);
  if (!page) throw new Error(`${FIRST_LIST} has no owner`);
  const list = await scripts(distOf('host'), signedInFiles(host, page.needs));
  const remote = await scripts(distOf('remote-property'), [property.entry, ...page.files]);
  return [
    { subject: 'sign-in page', bytes: await scripts(distOf('host'), [host.main]), budget: SIGN_IN_BUDGET },
    { subject: 'first signed-in list', bytes: list + remote, budget: FIRST_LIST_BUDGET },
  ];
}

/** True for a file near its budget, or with its own allowance: only these are listed, as there are many. */
const isReportable = ({ bytes, budget, reason }: Weight): boolean => bytes > budget / 2 || reason !== undefined;

async function remoteWeights(): Promise<Weight[]> {
  const remotes = REMOTES.map(async (name) => {
    const folder = distOf(name);
    const { pages, files } = await weightsOf(await readDescriptor(folder), folderSizes(folder));
    return [...pages, ...files.filter(isReportable)];
  });
  return (await Promise.all(remotes)).flat();
}

/** Maximum size in bytes of a script that only names its style sheet, and has no source map. */
const MAX_EMPTY_SCRIPT_BYTES = 200;

/** Lists the sources of a build's scripts, from their source maps. */
function readSources(folder: string): SourcesOf {
  const read = (file: string): readonly string[] => {
    if (!file.endsWith('.js') || statSync(path.join(folder, file)).size < MAX_EMPTY_SCRIPT_BYTES) return [];
    const map = readFileSync(path.join(mapsNextTo(folder), `${file}.map`), 'utf8');
    return (JSON.parse(map) as { sources: string[] }).sources;
  };
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const sources = known.get(file) ?? read(file);
    known.set(file, sources);
    return sources;
  };
}

/** Lists modules that a page or slot of a remote loads twice. */
async function findDuplicates(host: HostFile): Promise<string[]> {
  const sourcesOfHost = readSources(distOf('host'));
  const found = await Promise.all(
    REMOTES.map(async (name) => {
      const descriptor = await readDescriptor(distOf(name));
      const sourcesOfRemote = readSources(distOf(name));
      return exposedOf(descriptor).flatMap(({ files, needs }) => [
        ...duplicateModules(signedInFiles(host, needs), sourcesOfHost),
        ...duplicateModules([descriptor.entry, ...files], sourcesOfRemote),
      ]);
    }),
  );
  return [...new Set(found.flat())].sort();
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** Prints the weight and budget of each page, and modules loaded twice. @returns number of both */
async function checkBudgets(): Promise<number> {
  const host = await readHostFile();
  const weights = [...(await hostWeights(host)), ...(await remoteWeights())];
  for (const { subject: what, bytes, budget, reason } of weights) {
    const reasonText = reason ? `  (${reason})` : '';
    console.log(
      `${bytes > budget ? 'OVER' : 'ok  '} ${kilobytes(bytes)} of ${kilobytes(budget)} kB  ${what}${reasonText}`,
    );
  }
  const duplicates = await findDuplicates(host);
  for (const line of duplicates) console.log(`TWICE ${line}`);
  return weights.filter(({ bytes, budget }) => bytes > budget).length + duplicates.length;
}

checkBudgets().then(
  (faultCount) => (process.exitCode = faultCount > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
