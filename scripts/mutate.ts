import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { REPOSITORY } from './build/packages';
import { draw } from './mutate/draw';
import { mutantsOf } from './mutate/mutants';
import { readMutationOrder, USAGE } from './mutate/order';
import { relatedTests } from './mutate/related-tests';
import { lateKeys, scoreOf, survivorKeys, survivorLines } from './mutate/report';
import { runStryker } from './mutate/run-stryker';
import { keyOf } from './mutate/runner/mutant-key.mjs';
import { sourcesUnder } from './mutate/sources';

const RESULTS = path.join(REPOSITORY, '.cache/mutation');

/** Whether a mutant survived or ran out of time in the results of an earlier run; one whose source was edited since is not known again. */
function survivedIn(file: string): (mutant: Mutant) => boolean {
  const { survivors, late } = JSON.parse(readFileSync(file, 'utf8')) as Record<'survivors' | 'late', string[]>;
  const known = new Set([...survivors, ...late]);
  return (mutant) => known.has(keyOf(mutant));
}

const isWithin = (file: string, place: string | null): boolean =>
  place === null || file === place || file.startsWith(`${place}/`);

/** Changes sources where they stand apart from the product and tells what no test noticed. @returns whether enough was noticed */
async function main(args: readonly string[]): Promise<boolean> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return true;
  }
  const { paths, sample, seed, atLeast, concurrency, survivors: onlySurvivors, only } = readMutationOrder(args);
  const name = (only === null ? paths : [only]).map((given) => given.replaceAll(/[^\w-]+/g, '-')).join('+');
  const kept = path.join(RESULTS, `${name}.json`);
  const sources = sourcesUnder(paths, REPOSITORY);
  const all = await mutantsOf(sources, REPOSITORY);
  const drawn = draw(all, sample, seed).filter(({ fileName }) => isWithin(path.relative(REPOSITORY, fileName), only));
  const mutants = drawn.filter(onlySurvivors ? survivedIn(kept) : () => true);
  console.log(`mutate: ${mutants.length} of ${all.length} mutants in ${sources.length} files, seed ${seed}`);
  // as they are now: a run takes long enough for somebody to edit them meanwhile
  const texts = new Map(sources.map((file) => [file, readFileSync(path.join(REPOSITORY, file), 'utf8')]));
  const drawnFrom = sources.filter((file) => mutants.some(({ fileName }) => fileName === path.join(REPOSITORY, file)));
  const results = await runStryker({ mutants, tests: relatedTests(drawnFrom), concurrency, repository: REPOSITORY });
  if (results.length !== mutants.length) {
    throw new Error(`${mutants.length} mutants were drawn, but ${results.length} came to an end`);
  }

  const score = scoreOf(results);
  const survivors = survivorLines(results, REPOSITORY, (file) => texts.get(file) ?? '');
  mkdirSync(RESULTS, { recursive: true });
  const listing = path.join(RESULTS, `${name}.survivors.txt`);
  writeFileSync(listing, survivors.map((line) => `${line}\n`).join(''));
  const record = {
    paths,
    sample: mutants.length,
    of: all.length,
    seed,
    ...score,
    survivors: survivorKeys(results),
    late: lateKeys(results),
  };
  writeFileSync(kept, `${JSON.stringify(record, null, 2)}\n`);

  for (const line of survivors) console.log(line);
  console.table(score.counts);
  console.log(`mutate: ${score.percent.toFixed(1)} % of ${score.valid} killed; ${path.relative(REPOSITORY, listing)}`);
  return score.percent >= atLeast;
}

main(process.argv.slice(2)).then(
  (enough) => process.exit(enough ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
