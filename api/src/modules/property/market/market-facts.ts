import { marketSpan } from '@pignon/shared/domain/property/market/market';
import type { Queryable } from '../../../db/db';
import { readMarketFacts, writeMarketSpans } from './market.repo';

/**
 * Recomputes the time on the market shown in lists. Call in every transaction that changes a property's status or a
 * mandate, after the journal is written.
 */
export async function refreshMarketFacts(tx: Queryable, references: readonly string[]): Promise<void> {
  const facts = await readMarketFacts(tx, references);
  await writeMarketSpans(
    tx,
    facts.map((each) => ({ reference: each.reference, span: marketSpan(each) })),
  );
}
