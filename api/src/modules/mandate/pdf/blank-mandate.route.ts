import { kindsFor } from '@pignon/shared/domain/mandate/texts/mandate-kind';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { printBlankMandate } from '../../../documents/mandate/print-mandate';
import { invalid } from '../../../http/api-problem';
import { route } from '../../../http/route';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';

export function blankMandate(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST mandate/blank/{id}', async ({ params: { id }, query: { kind } }) => {
    const property = await getPropertyOrThrow(db, id);
    if (kind !== undefined && !kindsFor(property.transactionType).includes(kind))
      throw invalid(
        'kind',
        'Un bien à vendre se confie par un mandat de vente, un bien à louer par un mandat de location',
      );
    return app.papers.make((press) => printBlankMandate({ db, press }, property, kind));
  });
}
