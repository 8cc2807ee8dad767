import type { MutantResult, MutantStatus } from '@stryker-mutator/api/core';
import { relatedTests } from './related-tests';
import { lateKeys, scoreOf, survivorKeys, survivorLines } from './report';

const SOURCE = 'const least = 1;\nexport const enough = (many: number) =>\n  many >= least;\n';

function result(status: MutantStatus, line: number, from: number, to: number, replacement: string): MutantResult {
  const location = { start: { line, column: from }, end: { line, column: to } };
  return {
    id: `${line}:${from}`,
    fileName: '/house/shared/enough.ts',
    mutatorName: 'Any',
    status,
    location,
    replacement,
  };
}

describe('scoreOf', () => {
  const of = (...statuses: MutantStatus[]) => scoreOf(statuses.map((status) => result(status, 1, 1, 2, '')));

  test('counts what a time limit ends as killed, and what no test reaches as alive', () => {
    expect(of('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage')).toEqual({
      counts: { Killed: 2, Timeout: 1, Survived: 1, NoCoverage: 1 },
      valid: 5,
      percent: 60,
    });
  });

  test('leaves out files that do not load with the change', () => {
    expect(of('Killed', 'RuntimeError', 'Survived', 'Killed', 'Killed')).toMatchObject({ valid: 4, percent: 75 });
  });

  test('is whole where nothing can be changed', () => {
    expect(of()).toEqual({ counts: {}, valid: 0, percent: 100 });
  });
});

describe('survivorLines', () => {
  test('names place, what stood there and what was put there, in the order of the file', () => {
    const results = [
      result('Survived', 3, 3, 16, 'many > least'),
      result('Killed', 3, 3, 16, 'false'),
      result('NoCoverage', 2, 23, 49, '() =>\n  undefined'),
    ];
    expect(survivorLines(results, '/house', () => SOURCE)).toEqual([
      'shared/enough.ts:2:23  (many: number) => -> () => undefined  (no test comes here)',
      'shared/enough.ts:3:3  many >= least -> many > least',
    ]);
  });

  test('takes a change of several lines together', () => {
    const [first] = [result('Survived', 2, 23, 16, 'no')];
    const whole = {
      ...first,
      location: { start: { line: 2, column: 23 }, end: { line: 3, column: 16 } },
    } as MutantResult;
    expect(survivorLines([whole], '/house', () => SOURCE)).toEqual([
      'shared/enough.ts:2:23  (many: number) => many >= least -> no',
    ]);
  });
});

describe('survivorKeys', () => {
  test('names what survived as it is drawn: lines and columns count from 0', () => {
    const keys = survivorKeys([result('Killed', 1, 1, 2, ''), result('Survived', 3, 3, 16, 'many > least')]);
    expect(keys).toEqual(['["/house/shared/enough.ts",2,2,2,15,"Any","many > least"]']);
  });
});

describe('lateKeys', () => {
  test('names what the time limit stopped, which may be late without being noticed', () => {
    const keys = lateKeys([result('Survived', 1, 1, 2, ''), result('Timeout', 3, 3, 16, 'many > least')]);
    expect(keys).toEqual(['["/house/shared/enough.ts",2,2,2,15,"Any","many > least"]']);
  });
});

const SAVE_TOUR = 'api/src/modules/visit/save-tour.integration.test.ts';

describe('relatedTests', () => {
  test.each([
    [['shared/domain/property/title.ts'], { roots: ['shared/domain'], projects: ['unit'], files: null }],
    [['shared/federation/store/store.ts'], { roots: ['shared'], projects: ['unit', 'ui'], files: null }],
    [
      ['api/src/modules/visit/visit.repo.ts'],
      { roots: ['api'], projects: ['unit', 'api'], files: expect.arrayContaining([SAVE_TOUR]) as never },
    ],
    [
      ['host/server/page.ts', 'remote-contact/src/remote.ts', 'host/src/app.tsx'],
      { roots: ['host', 'remote-contact'], projects: ['unit', 'ui'], files: null },
    ],
  ])('of %j are those of their room', (sources, expected) => {
    expect(relatedTests(sources)).toEqual(expected);
  });
});
