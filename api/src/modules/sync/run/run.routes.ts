import { ApiProblem } from '../../../http/api-problem';
import type { CallsOf, RoutesOf } from '../../../http/routes';
import { findDifferences, readListingChanges } from './differences.repo';
import { findRuns, readRun, readRunFile } from './run.repo';
import { replayRun, unknownRun } from './run.service';

export const runRoutes: RoutesOf<CallsOf<'sync/histo'>> = ({ db, store, connectors }) => ({
  'GET sync/histo': ({ query }) => findRuns(db, query),
  'GET sync/histo/{runId}': async ({ params: { runId } }) => {
    const run = await readRun(db, runId);
    if (!run) throw unknownRun();
    return run;
  },
  'GET sync/histo/{runId}/differences': async ({ params: { runId }, query }) => {
    const page = await findDifferences(db, runId, query);
    if (!page) throw unknownRun();
    return page;
  },
  'GET sync/histo/{runId}/listing/{reference}': async ({ params: { runId, reference } }) => {
    const found = await readListingChanges(db, runId, reference);
    if (!found) throw new ApiProblem('NOT_FOUND', { message: 'Cette annonce n’est pas de cette diffusion.' });
    return found;
  },
  'GET sync/histo/{runId}/file': async ({ params: { runId } }) => {
    const file = await readRunFile(db, runId);
    if (file === undefined) throw unknownRun();
    const content = file && (await store.open(file.key, 'ORIGINAL'));
    if (!content) throw new ApiProblem('NOT_FOUND', { message: 'Cette diffusion n’a pas laissé de fichier.' });
    return { name: file.name, mimeType: file.type, content };
  },
  'POST sync/histo/{runId}/replay': ({ tx, actor, params: { runId }, body: { mode } }) =>
    replayRun(tx, actor, { runId, mode }, connectors),
});
