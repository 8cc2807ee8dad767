import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { printDraft, type CopyHolder } from '../../../documents/mandate/print-mandate';
import { ApiProblem } from '../../../http/api-problem';
import type { CallContext } from '../../../http/context';
import type { FileResponse } from '../../../http/file-response';
import type { RouteDeps } from '../../../http/routes';
import { mustReadMandate } from '../mandate-change';
import { signedCopy } from '../paper/signed-copy.service';
import { contractCopy } from './contract-copy';

const noCopy = () =>
  new ApiProblem('NOT_FOUND', { message: 'Un exemplaire se remet à l’agence ou à l’un des mandants.' });

const signedElsewhere = () =>
  new ApiProblem('CONFLICT', {
    message: 'Ce mandat a été repris du registre précédent\u00a0: son original se joint au dossier du mandat.',
    allowed: [],
  });

/** Finds the holder of the requested copy: the agency or one of the principals. */
function holderOf(holder: string, { counterParts }: Mandate): CopyHolder {
  if (holder === 'agency') return holder;
  const principal = counterParts.find((contactId) => String(contactId) === holder);
  if (principal === undefined) throw noCopy();
  return principal;
}

/**
 * Prints a copy of a mandate as PDF. @throws NOT_FOUND for a holder without a copy @throws CONFLICT for a mandate
 * signed elsewhere
 */
export async function mandateCopy(
  { app, db }: RouteDeps,
  { params: { id, x }, actor }: CallContext<'GET mandate/{id}/{x}/pdf'>,
): Promise<FileResponse> {
  const mandate = await mustReadMandate(db, id);
  if (mandate.takenOver) throw signedElsewhere();
  const holder = holderOf(x, mandate);
  return app.papers.make((press) => contractCopy({ db, press }, mandate, holder, actor.user));
}

/** Reads an amendment as PDF: the signed document, or the draft to sign. @throws NOT_FOUND */
export async function amendmentCopy(
  { app, db }: RouteDeps,
  { params: { id, number, x }, actor }: CallContext<'GET mandate/{id}/amendment/{number}/{x}/pdf'>,
): Promise<FileResponse> {
  const mandate = await mustReadMandate(db, id);
  const holder = holderOf(x, mandate);
  const isPending = mandate.pendingAmendment !== null && number === mandate.amendments.length + 1;
  if (!isPending && number > mandate.amendments.length)
    throw new ApiProblem('NOT_FOUND', { message: 'Ce mandat n’a pas un tel avenant.' });
  return app.papers.make((press) =>
    isPending
      ? printDraft({ db, press }, mandate, holder, number)
      : signedCopy({ db, press }, { mandate, amendment: number, holder, by: actor.user }),
  );
}
