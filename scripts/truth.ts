import { pathToFileURL } from 'node:url';
import { chaptersOf } from '@pignon/shared/domain/law/test/case-files';
import { judgeChapters } from './truth/judge';
import { truthReport } from './truth/report';
import { allCaseFiles } from './truth/rooms';

const chapters = [];
for (const file of allCaseFiles()) chapters.push(...chaptersOf(await import(pathToFileURL(file).href), file));
const counts = await judgeChapters(chapters);
console.log(truthReport(counts));
process.exitCode = counts.some(({ cases, wrong }) => cases === 0 || wrong.length > 0) ? 1 : 0;
