import path from 'node:path';

/** How many test files a mutant is tried with at the most, the nearest of those that reach it. */
export const MOST_FILES = 12;

/** A pattern of Jest that names one file. */
export const exactly = (file) => `${file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const FILE = 'file: ';

/** What coverage outside tests is counted under: a file that is loaded, and its hooks. */
export const idOfFile = (testPath) => `${FILE}${testPath}`;

/** How many steps through folders lead from a source to a test file. */
function stepsBetween(source, test) {
  const way = path.relative(path.dirname(source), path.dirname(test));
  return way === '' ? 0 : way.split(path.sep).length;
}

function sameStart(source, test) {
  const [one, other] = [path.basename(source), path.basename(test)];
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The given test files by folder, then by likeness of name, then by how often they reach what is tried. */
export function nearestFirst(source, hitsOfFile) {
  return [...hitsOfFile]
    .sort(
      ([one, hits], [other, otherHits]) =>
        stepsBetween(source, one) - stepsBetween(source, other) ||
        sameStart(source, other) - sameStart(source, one) ||
        otherHits - hits ||
        one.localeCompare(other),
    )
    .map(([file]) => file);
}

/**
 * Test files that reach each mutant, with how often they do.
 * @returns by the id of the mutant, lists of file and hits
 */
export function testFilesOfMutants({ tests, mutantCoverage }) {
  const filesOfTest = new Map();
  for (const { id, fileName } of tests) filesOfTest.set(id, [...(filesOfTest.get(id) ?? []), fileName]);
  const found = {};
  for (const [id, coverage] of Object.entries(mutantCoverage.perTest)) {
    const files = id.startsWith(FILE) ? [id.slice(FILE.length)] : (filesOfTest.get(id) ?? []);
    for (const [mutant, hits] of Object.entries(coverage)) {
      const ofMutant = (found[mutant] ??= {});
      for (const file of files) ofMutant[file] = (ofMutant[file] ?? 0) + hits;
    }
  }
  return Object.fromEntries(Object.entries(found).map(([mutant, ofMutant]) => [mutant, Object.entries(ofMutant)]));
}

/** Coverage as Stryker knows it: what no test did by itself is static. */
export function coverageOfStryker({ static: outside, perTest }) {
  const coverage = { static: { ...outside }, perTest: {} };
  for (const [id, hitsOfMutant] of Object.entries(perTest)) {
    if (!id.startsWith(FILE)) coverage.perTest[id] = hitsOfMutant;
    else {
      for (const [mutant, hits] of Object.entries(hitsOfMutant)) {
        coverage.static[mutant] = (coverage.static[mutant] ?? 0) + hits;
      }
    }
  }
  return coverage;
}
