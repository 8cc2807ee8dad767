import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';
import { keyOf } from './mutant-key.mjs';

/* Stryker takes ranges of source and changes all inside them; a mutant that was not drawn is turned away here instead. */
function createDrawnChecker() {
  const drawn = new Set(JSON.parse(readFileSync(process.env.PIGNON_DRAWN_MUTANTS, 'utf8')));
  const answer = (mutant) =>
    drawn.has(keyOf(mutant))
      ? { status: CheckStatus.Passed }
      : { status: CheckStatus.CompileError, reason: 'it was not drawn' };
  return {
    init: () => Promise.resolve(),
    check: (mutants) => Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]))),
  };
}
createDrawnChecker.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'drawn', createDrawnChecker)];
