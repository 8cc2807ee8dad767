import { isDeepStrictEqual } from 'node:util';
import { answerOf } from '@pignon/shared/domain/law/test/case-files';
import { CASE_CHAPTERS, type AnyCaseChapter, type LegalCase } from '@pignon/shared/domain/law/legal-cases';

export interface FailedCase extends LegalCase<unknown, unknown> {
  chapter: string;
  got: unknown;
}

export interface ChapterCount {
  chapter: string;
  cases: number;
  failedCases: FailedCase[];
}

/** Runs a case against the product. @returns its result, or why there is none */
async function resultOf(chapter: AnyCaseChapter, input: unknown): Promise<unknown> {
  try {
    return await answerOf(chapter, input);
  } catch (error) {
    return error;
  }
}

/** Runs every case against the product and counts by chapter, in the order of the chapters. */
export async function runChapters(chapters: readonly AnyCaseChapter[]): Promise<ChapterCount[]> {
  const counts: ChapterCount[] = CASE_CHAPTERS.map((chapter) => ({ chapter, cases: 0, failedCases: [] }));
  for (const each of chapters) {
    const count = counts.find(({ chapter }) => chapter === each.chapter);
    if (!count) throw new Error(`No chapter is called « ${each.chapter} ».`);
    for (const one of each.cases) {
      const got = await resultOf(each, one.input);
      count.cases += 1;
      if (!isDeepStrictEqual(got, one.expected)) count.failedCases.push({ ...one, chapter: each.chapter, got });
    }
    await each.close?.();
  }
  return counts;
}
