import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { printMandate, type CopyHolder } from '../../../documents/mandate/print-mandate';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { noMandate } from '../mandate-change';
import { readMandate } from '../mandate-read.repo';

const noCopy = () =>
  new ApiProblem('NOT_FOUND', { message: 'Un exemplaire se remet à l’agence ou à l’un des mandants.' });

/** The holder of the requested copy: the agency or one of the principals. */
function holderOf(holder: string, { counterParts }: Mandate): CopyHolder {
  if (holder === 'agency') return holder;
  const principal = counterParts.find((contactId) => String(contactId) === holder);
  if (principal === undefined) throw noCopy();
  return principal;
}

export function mandatePdf(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/{id}/{x}/pdf', async ({ params: { id, x } }) => {
    const mandate = await readMandate(db, id);
    if (!mandate) throw noMandate(id);
    const holder = holderOf(x, mandate);
    return app.papers.make((press) => printMandate({ db, press }, mandate, holder));
  });
}
