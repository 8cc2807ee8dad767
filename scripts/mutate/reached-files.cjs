const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const FOLDER = process.env.PIGNON_REACHED_MUTANTS;

/* Jest's filter of test files: those that reach the mutant which is tried. To load the others takes most of the time of a run. */
module.exports = (testPaths) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant === undefined) return { filtered: testPaths };
  const notes = readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')));
  const without = new Set(notes.filter(({ mutants }) => !mutants.includes(mutant)).map(({ testPath }) => testPath));
  return { filtered: testPaths.filter((testPath) => !without.has(testPath)) };
};
