import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/db';
import { storeCopies } from './signed-copy.service';

interface JustSigned {
  mandate: Mandate;
  amendment: number;
  by: string;
}

/**
 * Prints newly signed documents outside their transaction, so that the register is not locked meanwhile. Failures are
 * only logged: the facts are stored, and the first request prints the copy.
 */
export async function printSignedCopies(
  app: FastifyInstance,
  db: Db,
  { mandate, amendment, by }: JustSigned,
): Promise<void> {
  try {
    await app.papers.make((press) => storeCopies({ db, press }, mandate, amendment, by));
  } catch (error) {
    app.log.error({ err: error, mandate: mandate.id }, 'the copies of a signed mandate were not printed yet');
  }
}
