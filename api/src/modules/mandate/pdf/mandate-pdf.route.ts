import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { printDraft, type CopyHolder } from '../../../documents/mandate/print-mandate';
import { ApiProblem } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { noMandate } from '../mandate-change';
import { signedCopy } from '../paper/signed-copy.service';
import { readMandate } from '../mandate-read.repo';
import { contractCopy } from './contract-copy';

const noCopy = () =>
  new ApiProblem('NOT_FOUND', { message: 'Un exemplaire se remet à l’agence ou à l’un des mandants.' });

const signedElsewhere = () =>
  new ApiProblem('CONFLICT', {
    message: 'Ce mandat a été repris du registre précédent\u00a0: son original se joint au dossier du mandat.',
    allowed: [],
  });

/** The holder of the requested copy: the agency or one of the principals. */
function holderOf(holder: string, { counterParts }: Mandate): CopyHolder {
  if (holder === 'agency') return holder;
  const principal = counterParts.find((contactId) => String(contactId) === holder);
  if (principal === undefined) throw noCopy();
  return principal;
}

export function mandatePdf(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/{id}/{x}/pdf', async ({ params: { id, x }, actor }) => {
    const mandate = await readMandate(db, id);
    if (!mandate) throw noMandate(id);
    if (mandate.takenOver) throw signedElsewhere();
    const holder = holderOf(x, mandate);
    return app.papers.make((press) => contractCopy({ db, press }, mandate, holder, actor.user));
  });
}

export function amendmentPdf(app: FastifyInstance, { db }: Deps): void {
  route(app, 'GET mandate/{id}/amendment/{number}/{x}/pdf', async ({ params: { id, number, x }, actor }) => {
    const mandate = await readMandate(db, id);
    if (!mandate) throw noMandate(id);
    const holder = holderOf(x, mandate);
    const waits = mandate.pendingAmendment !== null && number === mandate.amendments.length + 1;
    if (!waits && number > mandate.amendments.length)
      throw new ApiProblem('NOT_FOUND', { message: 'Ce mandat n’a pas un tel avenant.' });
    return app.papers.make((press) =>
      waits
        ? printDraft({ db, press }, mandate, holder, number)
        : signedCopy({ db, press }, { mandate, amendment: number, holder, by: actor.user }),
    );
  });
}
