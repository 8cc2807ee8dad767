import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db';
import { keepCopies } from './signed-copy.service';

interface JustSigned {
  mandate: Mandate;
  amendment: number;
  by: string;
}

/**
 * Prints what was just signed, outside of its transaction: the register is not held while a paper is set. What fails is told
 * to the operator alone; the facts are kept, and the first who asks for a copy has it printed from them.
 */
export async function keepCopiesNow(
  app: FastifyInstance,
  db: Db,
  { mandate, amendment, by }: JustSigned,
): Promise<void> {
  try {
    await app.papers.make((press) => keepCopies({ db, press }, mandate, amendment, by));
  } catch (error) {
    app.log.error({ err: error, mandate: mandate.id }, 'the copies of a signed mandate were not printed yet');
  }
}
