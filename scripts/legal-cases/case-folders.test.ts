import { readdirSync } from 'node:fs';
import path from 'node:path';
import { caseFiles, filesBelow } from '@pignon/shared/domain/law/test/case-files';
import { REPOSITORY } from '../build/packages';
import { allCaseFiles } from './case-folders';

const folders = readdirSync(REPOSITORY, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
  .map(({ name }) => path.join(REPOSITORY, name));
const tested = folders
  .flatMap((folder) => filesBelow(folder, /(^|\/)legal-cases(\.integration)?\.test\.ts$/))
  .map((file) =>
    file.endsWith('domain/law/legal-cases.test.ts') ? path.dirname(path.dirname(file)) : path.dirname(file),
  );

it('the command and the tests run every case', () => {
  const all = folders.flatMap(caseFiles).sort();
  expect(all.length).toBeGreaterThan(10);
  expect(allCaseFiles().sort()).toEqual(all);
  expect(all.filter((file) => !tested.some((folder) => file.startsWith(folder + path.sep)))).toEqual([]);
});
