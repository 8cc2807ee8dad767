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

test('every requirement of levels 1 and 2 stands once', () => {
  expect(allIds()).toHaveLength(253);
  expect(REQUIREMENTS.map(({ id }) => id).sort()).toEqual(allIds().sort());
});

test('requirements that are met point to existing files and words', () => {
  expect(REQUIREMENTS.flatMap((each) => pointerFaults(each, read))).toEqual([]);
});

test('requirements that are met name the place, others the reason', () => {
  const silent = REQUIREMENTS.filter(({ standing, where, why }) =>
    standing === 'held' ? where.length === 0 : why === '',
  );
  expect(silent).toEqual([]);
});

test('a file or words that are gone are told', () => {
  const files = (file: string) => (file === 'a.test.ts' ? "it('refuses', () => {})" : undefined);
  const faults = pointerFaults(
    requirementOf('1.2.4', 'SQL', 'a.test.ts › refuses', 'a.test.ts › takes', 'b.ts'),
    files,
  );
  expect(faults).toEqual(['1.2.4: a.test.ts does not say « takes »', '1.2.4: b.ts is not there']);
});

test('a test file without the title of its test does not compile', () => {
  // @ts-expect-error -- which of its tests holds the requirement?
  expect(requirementOf('1.2.4', 'SQL', 'a.ts', 'a.test.ts').where).toEqual(['a.ts', 'a.test.ts']);
  // @ts-expect-error -- the same in a browser
  expect(requirementOf('1.2.4', 'SQL', 'a.spec.tsx').where).toEqual(['a.spec.tsx']);
});

test('the report has a line for each and counts them', () => {
  expect(asvsReport([requirementOf('1.2.4', 'SQL', 'a.ts')])).toBe(
    '1.2.4    held            SQL\n                         a.ts\n\n1 requirements of ASVS 5.0 levels 1 and 2: 1 held, 0 not applicable, 0 of who runs it, 0 NOT MET',
  );
});
