import { matcherOf } from '@pignon/shared/domain/matching/matcher';
import { MAX_RANKED_CONTACTS } from '@pignon/shared/domain/matching/matching.limits';
import {
  BUDGETS,
  type Budget,
  type NewlyMatching,
  type NewlyMatchingRequest,
} from '@pignon/shared/domain/matching/matching.schema';
import { newlyMatching } from '@pignon/shared/domain/matching/price-drop';
import { rankAll } from '@pignon/shared/domain/matching/rank';
import { isOnMarket } from '@pignon/shared/domain/property/market/market';
import { findDropCandidates, type Candidate } from './contact-candidates.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';
import { knownPlaces } from './known-places';
import { factsOf } from './property-facts.repo';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';

/** Ranks customers for whom a lower price makes a property match; empty while it is not active. */
export async function newlyMatchingContacts(
  db: Queryable,
  reference: string,
  { before, after }: z.output<typeof NewlyMatchingRequest>,
): Promise<NewlyMatching[]> {
  const { propertyStatus } = await getPropertyOrThrow(db, reference);
  const [{ places, neighboursOf }, [facts]] = await Promise.all([knownPlaces(), factsOf(db, [reference])]);
  if (!facts || !isOnMarket(propertyStatus)) return [];
  const [factsBefore, factsNow] = [
    { ...facts, price: before },
    { ...facts, price: after },
  ];
  const candidates = await findDropCandidates(db, factsNow, { before, neighbours: neighboursOf(facts) });
  const matches = candidates.flatMap(({ contactId, filters }: Candidate) => {
    const matcher = matcherOf(filters, places);
    const match = matcher(factsNow);
    const budget = newlyMatching(matcher(factsBefore), match);
    return budget ? [{ contactId, budget, match }] : [];
  });
  return rankAll(matches, ({ match }) => match)
    .map(({ item: { contactId, budget }, score, reasons }) => ({ contactId, budget, score, reasons }))
    .sort((a, b) => placeOf(a.budget) - placeOf(b.budget))
    .slice(0, MAX_RANKED_CONTACTS)
    .map((each, index) => ({ ...each, rank: index + 1 }));
}

const placeOf = (budget: Budget) => BUDGETS.indexOf(budget);
