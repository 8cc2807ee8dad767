import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const nothing = () => undefined;
const no = () => false;
const SILENT = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** Every change that Stryker knows to make in these files, in their order; those that a comment excludes are left out. */
export async function mutantsOf(files: readonly string[], repository: string): Promise<Mutant[]> {
  const sources = await Promise.all(
    files.map(async (file) => {
      const name = path.join(repository, file);
      return { name, mutate: true, content: await readFile(name, 'utf8') };
    }),
  );
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(SILENT).instrument(sources, options);
  return mutants.filter(({ status }) => status !== 'Ignored');
}
