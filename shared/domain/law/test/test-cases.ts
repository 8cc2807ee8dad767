import path from 'node:path';
import { answerOf, caseFiles, chaptersOf } from './case-files';

/** Defines a test per case of every `*.cases.ts` below a folder; a known wrong one must still be wrong. */
export function testCases(folder: string): void {
  for (const file of caseFiles(folder)) {
    const name = path.relative(folder, file);
    const chapters = chaptersOf(jest.requireActual(file), name);

    describe(name, () => {
      for (const chapter of chapters) {
        describe(chapter.chapter, () => {
          afterAll(async () => chapter.close?.());

          it('has a unique title and a source for each case', () => {
            expect(new Set(chapter.cases.map((each) => each.name)).size).toBe(chapter.cases.length);
            expect(chapter.cases.filter(({ source }) => source.trim().length < 8)).toEqual([]);
          });

          for (const { name: title, input, expected, knownWrong } of chapter.cases) {
            (knownWrong === undefined ? it : it.failing)(title, async () => {
              expect(await answerOf(chapter, input)).toStrictEqual(expected);
            });
          }
        });
      }
    });
  }
}
