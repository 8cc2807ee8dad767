import type { MutantCoverage } from '@stryker-mutator/api/core';
import { coverageOfStryker, idOfFile, nearestFirst, testFilesOfMutants } from './test-files.mjs';

describe('nearestFirst', () => {
  const order = (...files: readonly (readonly [string, number])[]) =>
    nearestFirst('/api/visit/tour/save-tour.ts', files);

  test('begins with the folder of the source, then goes up, then into other folders', () => {
    expect(
      order(
        ['/api/mandate/sign/sign.test.ts', 9],
        ['/api/visit/visits.test.ts', 9],
        ['/api/visit/tour/voucher.test.ts', 1],
        ['/api/mandate/mandates.test.ts', 9],
      ),
    ).toEqual([
      '/api/visit/tour/voucher.test.ts',
      '/api/visit/visits.test.ts',
      '/api/mandate/mandates.test.ts',
      '/api/mandate/sign/sign.test.ts',
    ]);
  });

  test('prefers in one folder the name that begins like the source, then the file that reaches it most', () => {
    expect(
      order(
        ['/api/visit/tour/a.test.ts', 2],
        ['/api/visit/tour/b.test.ts', 7],
        ['/api/visit/tour/save-tour.test.ts', 1],
        ['/api/visit/tour/d.test.ts', 2],
      ),
    ).toEqual([
      '/api/visit/tour/save-tour.test.ts',
      '/api/visit/tour/b.test.ts',
      '/api/visit/tour/a.test.ts',
      '/api/visit/tour/d.test.ts',
    ]);
  });
});

describe('coverage', () => {
  const mutantCoverage: MutantCoverage = {
    static: { '1': 1 },
    perTest: {
      [idOfFile('/visit.test.ts')]: { '1': 2, '2': 3 },
      'saves a tour': { '2': 4, '3': 1 },
      'has a title': { '3': 5 },
    },
  };

  test('names the files whose tests or hooks reach a mutant, also where tests of two files share a name', () => {
    const tests = [
      { id: 'saves a tour', fileName: '/visit.test.ts' },
      { id: 'has a title', fileName: '/visit.test.ts' },
      { id: 'has a title', fileName: '/view.test.ts' },
    ];
    expect(testFilesOfMutants({ tests, mutantCoverage })).toEqual({
      '1': [['/visit.test.ts', 2]],
      '2': [['/visit.test.ts', 7]],
      '3': [
        ['/visit.test.ts', 6],
        ['/view.test.ts', 5],
      ],
    });
  });

  test('tells Stryker that what hooks reach is static', () => {
    expect(coverageOfStryker(mutantCoverage)).toEqual({
      static: { '1': 3, '2': 3 },
      perTest: { 'saves a tour': { '2': 4, '3': 1 }, 'has a title': { '3': 5 } },
    });
  });
});
