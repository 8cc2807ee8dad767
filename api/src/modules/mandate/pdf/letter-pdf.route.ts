import { dayOf } from '@pignon/shared/domain/common/day';
import { letterRefusal } from '@pignon/shared/domain/mandate/mandate-termination';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { printLetters } from '../../../documents/mandate/print-letter';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { noMandate } from '../mandate-change';
import { readMandate } from '../mandate-read.repo';

export function letterPdf(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/{id}/letter/{letter}', async ({ params: { id, letter } }) => {
    const mandate = await readMandate(db, id);
    if (!mandate) throw noMandate(id);
    const message = letterRefusal(mandate, letter, dayOf());
    if (message !== null) throw new ApiProblem('CONFLICT', { message, allowed: [] });
    return app.papers.make((press) => printLetters({ db, press }, mandate, letter));
  });
}
