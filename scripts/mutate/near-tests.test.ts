import { existsSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../build/packages';
import { nearTests, testTextsOfApi } from './near-tests';
import { MOST_FILES } from './runner/test-files.mjs';

const texts = new Map([
  ['api/src/modules/visit/save-tour.integration.test.ts', ''],
  ['api/src/modules/visit/calendar/calendar.integration.test.ts', ''],
  ['api/src/modules/user/own-account.integration.test.ts', "call('GET me/calendar')"],
  ['api/src/modules/contact/holdings.integration.test.ts', "call('POST visit/find'); call('DELETE visit/1')"],
  ['api/src/modules/event/save-event.integration.test.ts', "from '../visit/visit.repo'"],
]);

describe('nearTests', () => {
  test('takes the tests in the folder of the module, and those of others that use the module', () => {
    expect(nearTests(['api/src/modules/visit/visit.repo.ts'], () => texts)).toEqual([
      'api/src/modules/contact/holdings.integration.test.ts',
      'api/src/modules/event/save-event.integration.test.ts',
      'api/src/modules/visit/calendar/calendar.integration.test.ts',
      'api/src/modules/visit/save-tour.integration.test.ts',
    ]);
  });

  test('of many, takes the own first, then those that use the module most', () => {
    const many = new Map(texts);
    for (let at = 0; at < MOST_FILES; at += 1) many.set(`api/src/modules/a/${at}.test.ts`, "call('GET visit/1')");
    const near = nearTests(['api/src/modules/visit/visit.repo.ts'], () => many);
    expect(near).toHaveLength(MOST_FILES);
    expect(near).toEqual(expect.arrayContaining([...texts.keys()].filter((file) => /visit|contact/.test(file))));
  });

  test('leaves it to the imports where a source is no module of the API', () => {
    expect(nearTests(['api/src/modules/visit/visit.repo.ts', 'api/src/http/route.ts'], () => texts)).toBeNull();
    expect(nearTests(['api/src/modules/register.ts'], () => texts)).toBeNull();
  });

  test('gives what lists the modules the tests of those that are drawn with it', () => {
    const [list, repo] = ['api/src/modules/register.ts', 'api/src/modules/visit/visit.repo.ts'];
    expect(nearTests([list, repo], () => texts)).toEqual(nearTests([repo], () => texts));
  });
});

describe('testTextsOfApi', () => {
  test('knows the tests of the API, but for those of real processes', () => {
    const files = [...testTextsOfApi(REPOSITORY).keys()];
    expect(files).toContain('api/src/modules/visit/save-tour.integration.test.ts');
    expect(files.filter((file) => file.endsWith('.trust.test.ts'))).toEqual([]);
    for (const file of files) expect(existsSync(path.join(REPOSITORY, file))).toBe(true);
  });
});
