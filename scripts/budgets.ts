import path from 'node:path';
import { brotliSize } from '@pignon/platform/store/built-files';
import { folderSizes, weightsOf, type Weight } from '@pignon/platform/publish/budgets';
import { readDescriptor } from '@pignon/platform/publish/publish-checks';
import { distOf, PACKAGES } from './build/packages';
import { readHostFile } from './build/publish-built';

/** JavaScript over the wire, compressed, before somebody can use the page. */
const SIGN_IN_BUDGET = 170_000;
const FIRST_LIST_BUDGET = 330_000;
const FIRST_LIST = '/property/list';

/** What the host loads by itself on its sign-in page beside its first file. */
const AT_SIGN_IN = ['firebase-identity', 'fonts'];

async function scripts(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => brotliSize(path.join(folder, file)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function hostWeights(): Promise<Weight[]> {
  const host = await readHostFile();
  const filesOf = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const chunk = host.pieces[name];
      if (!chunk) throw new Error(`the host has no part called ${name}: the budget would not count it`);
      return chunk.files;
    });
  const signIn = [host.main, ...filesOf(AT_SIGN_IN)];
  const property = await readDescriptor(distOf('remote-property'));
  const page = property.routes.flatMap((route) =>
    'page' in route && route.path === FIRST_LIST ? [route.page] : [],
  )[0];
  if (!page) throw new Error(`${FIRST_LIST} has no owner`);
  const needs = page.needs.filter((name) => host.pieces[name]);
  const list = await scripts(distOf('host'), [...signIn, ...filesOf(['signed-in', ...needs])]);
  const remote = await scripts(distOf('remote-property'), [property.entry, ...page.files]);
  return [
    { what: 'sign-in page', bytes: await scripts(distOf('host'), signIn), budget: SIGN_IN_BUDGET },
    { what: 'first signed-in list', bytes: list + remote, budget: FIRST_LIST_BUDGET },
  ];
}

async function remoteWeights(): Promise<Weight[]> {
  const remotes = PACKAGES.filter((name) => name !== 'host').map(async (name) => {
    const folder = distOf(name);
    return weightsOf(await readDescriptor(folder), folderSizes(folder));
  });
  return (await Promise.all(remotes)).flat();
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** Prints what each page weighs beside what it may weigh. @returns how many are over */
async function checkBudgets(): Promise<number> {
  const weights = [...(await hostWeights()), ...(await remoteWeights())];
  for (const { what, bytes, budget } of weights) {
    console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${kilobytes(bytes)} of ${kilobytes(budget)} kB  ${what}`);
  }
  return weights.filter(({ bytes, budget }) => bytes > budget).length;
}

checkBudgets().then(
  (over) => (process.exitCode = over > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
