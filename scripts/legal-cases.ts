import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayOf } from '@pignon/shared/domain/common/day';
import { chaptersOf } from '@pignon/shared/domain/law/test/case-files';
import { rulesOf } from '@pignon/shared/domain/law/test/law-page';
import { REPOSITORY } from './build/packages';
import { dueRules } from './legal-cases/due-rules';
import { runChapters } from './legal-cases/run-chapters';
import { caseReport } from './legal-cases/report';
import { allCaseFiles } from './legal-cases/case-folders';

const load = (file: string) => import(pathToFileURL(file).href) as Promise<object>;

const chapters = [];
for (const file of allCaseFiles()) chapters.push(...chaptersOf(await load(file), file));
const counts = await runChapters(chapters);
const due = dueRules(await rulesOf(path.join(REPOSITORY, 'shared/domain'), load), dayOf());
console.log([caseReport(counts), ...due].join('\n'));
process.exitCode = counts.some(({ cases, failedCases: wrong }) => cases === 0 || wrong.length > 0) ? 1 : 0;
