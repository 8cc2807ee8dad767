import { matcherOf } from '@pignon/shared/domain/matching/matcher';
import { MAX_RANKED_CONTACTS } from '@pignon/shared/domain/matching/matching.limits';
import { rankAll } from '@pignon/shared/domain/matching/rank';
import { criteriaOf, findCandidates } from './contact-candidates.repo';
import { noSuchProperty } from '../get-property-or-throw';
import { knownPlaces } from './known-places';
import { factsOf } from './property-facts.repo';
import type { ContactRanking, ContactRankRequest } from '@pignon/shared/domain/matching/matching.schema';
import type { z } from 'zod';
import type { Queryable } from '../../../db/db';

/** Ranks customers for a property: the named ones, or all. */
export async function rankContacts(
  db: Queryable,
  { reference, contactIds, unseen = false }: z.output<typeof ContactRankRequest>,
  strict: boolean,
): Promise<ContactRanking[]> {
  const [{ places, neighboursOf }, [facts]] = await Promise.all([knownPlaces(), factsOf(db, [reference])]);
  if (!facts) throw noSuchProperty(reference);
  const candidates = contactIds
    ? await criteriaOf(db, [...new Set(contactIds)])
    : await findCandidates(db, facts, { neighbours: neighboursOf(facts), strict, unseen });
  const limit = contactIds ? Infinity : MAX_RANKED_CONTACTS;
  const ranked = rankAll(candidates, ({ filters }) => matcherOf(filters, places)(facts), { strict, limit });
  return ranked.map(({ item: { contactId }, ...place }) => ({ contactId, ...place }));
}
