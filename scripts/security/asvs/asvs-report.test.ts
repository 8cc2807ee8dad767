import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../build/packages';
import { pointerFaults } from './pointer-faults';
import { requirementOf } from './requirement';
import { allIds, asvsReport, REQUIREMENTS } from './asvs-report';

const read = (file: string): string | undefined => {
  const place = path.join(REPOSITORY, file);
  return existsSync(place) && statSync(place).isFile() ? readFileSync(place, 'utf8') : undefined;
};

test('lists every requirement of levels 1 and 2 once', () => {
  expect(allIds()).toHaveLength(253);
  expect(REQUIREMENTS.map(({ id }) => id).sort()).toEqual(allIds().sort());
});

test('met requirements point to existing files and words', () => {
  expect(REQUIREMENTS.flatMap((each) => pointerFaults(each, read))).toEqual([]);
});

test('met requirements name their evidence, others the reason', () => {
  const incomplete = REQUIREMENTS.filter(({ standing, where, why }) =>
    standing === 'held' ? where.length === 0 : why === '',
  );
  expect(incomplete).toEqual([]);
});

test('reports a missing file and missing words', () => {
  const files = (file: string) => (file === 'a.test.ts' ? "it('refuses', () => {})" : undefined);
  const faults = pointerFaults(
    requirementOf('1.2.4', 'SQL', 'a.test.ts › refuses', 'a.test.ts › takes', 'b.ts'),
    files,
  );
  expect(faults).toEqual(['1.2.4: a.test.ts does not say « takes »', '1.2.4: b.ts is not there']);
});

test('a pointer to a test file without a test title does not compile', () => {
  // @ts-expect-error -- a test file needs the title of a test
  expect(requirementOf('1.2.4', 'SQL', 'a.ts', 'a.test.ts').where).toEqual(['a.ts', 'a.test.ts']);
  // @ts-expect-error -- a browser spec, too
  expect(requirementOf('1.2.4', 'SQL', 'a.spec.tsx').where).toEqual(['a.spec.tsx']);
});

test('the report has one line for each requirement, and totals', () => {
  expect(asvsReport([requirementOf('1.2.4', 'SQL', 'a.ts')])).toBe(
    '1.2.4    held            SQL\n                         a.ts\n\n1 requirements of ASVS 5.0 levels 1 and 2: 1 held, 0 not applicable, 0 of who runs it, 0 NOT MET',
  );
});
