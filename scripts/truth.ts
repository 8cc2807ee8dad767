import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { caseFiles, chaptersOf } from '@pignon/shared/domain/law/test/case-files';
import { REPOSITORY } from './build/packages';
import { judgeChapters } from './truth/judge';
import { truthReport } from './truth/report';

/** The folders of this repository in which rules lie. */
const ROOMS = ['shared', 'api/src'];

async function main(): Promise<void> {
  const files = ROOMS.flatMap((room) => caseFiles(path.join(REPOSITORY, room)));
  const chapters = [];
  for (const file of files) chapters.push(...chaptersOf(await import(pathToFileURL(file).href), file));
  const counts = await judgeChapters(chapters);
  console.log(truthReport(counts));
  process.exitCode = counts.some(({ cases, wrong }) => cases === 0 || wrong.length > 0) ? 1 : 0;
}

await main();
