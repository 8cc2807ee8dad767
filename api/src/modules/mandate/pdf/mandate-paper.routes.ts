import { dayOf } from '@pignon/shared/domain/common/day';
import { letterRefusal } from '@pignon/shared/domain/mandate/mandate-termination';
import { kindsFor } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import { printLetters } from '../../../documents/mandate/print-letter';
import { printBlankMandate } from '../../../documents/mandate/print-mandate';
import { printRegister } from '../../../documents/register/print-register';
import { ApiProblem, invalid } from '../../../http/api-problem';
import type { CallsOf, RouteDeps, Routes } from '../../../http/routes';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { mustReadMandate } from '../mandate-change';
import { amendmentCopy, mandateCopy } from './mandate-copy';

const KINDS = 'Un bien à vendre se confie par un mandat de vente, un bien à louer par un mandat de location';

export const mandatePaperRoutes = (
  deps: RouteDeps,
): Routes<
  | CallsOf<'mandate/blank' | 'mandate/{id}/letter'>
  | 'GET mandate/{id}/{x}/pdf'
  | 'GET mandate/{id}/amendment/{number}/{x}/pdf'
  | 'GET mandate/register.pdf'
> => {
  const { app, db } = deps;
  return {
    'GET mandate/{id}/{x}/pdf': (context) => mandateCopy(deps, context),
    'GET mandate/{id}/amendment/{number}/{x}/pdf': (context) => amendmentCopy(deps, context),
    'GET mandate/{id}/letter/{letter}': async ({ params: { id, letter } }) => {
      const mandate = await mustReadMandate(db, id);
      const message = letterRefusal(mandate, letter, dayOf());
      if (message !== null) throw new ApiProblem('CONFLICT', { message, allowed: [] });
      return app.papers.make((press) => printLetters({ db, press }, mandate, letter));
    },
    'GET mandate/register.pdf': ({ query }) => app.papers.make((press) => printRegister({ db, press }, query)),
    'POST mandate/blank/{id}': async ({ params: { id }, query: { kind } }) => {
      const property = await getPropertyOrThrow(db, id);
      if (kind !== undefined && !kindsFor(property.transactionType).includes(kind)) throw invalid('kind', KINDS);
      return app.papers.make((press) => printBlankMandate({ db, press }, property, kind));
    },
  };
};
