import { addDays, dayOf, startOfDay } from '@pignon/shared/domain/common/day';
import {
  sellerReportPaper,
  type SellerReportFacts,
  type SellerReportPaper,
} from '@pignon/shared/domain/documents/report/seller-report-paper';
import { matcherOf } from '@pignon/shared/domain/matching/matcher';
import { rankAll } from '@pignon/shared/domain/matching/rank';
import type { NewReport } from '@pignon/shared/domain/property/report/seller-report.schema';
import { mayIdentify } from '@pignon/shared/domain/visit/property-feedback';
import type { Queryable } from '../../../db/db';
import { printDocument } from '../../../documents/print-document';
import type { TypstProcess } from '../../../documents/typst/typst-process';
import { namesOfUsers } from '../../../documents/user-names';
import type { FileResponse } from '../../../http/file-response';
import { invalid } from '../../../http/api-problem';
import { readAgency } from '../../agency/agency.repo';
import { namesOfVisitors, readPropertyFeedback } from '../../visit/feedback/property-feedback.repo';
import { findCandidates, MAX_CANDIDATES } from '../matching/contact-candidates.repo';
import { knownPlaces } from '../matching/known-places';
import { factsOf } from '../matching/property-facts.repo';
import { getPropertyOrThrow } from '../get-property-or-throw';
import { countProposed, portalsWithin, visitsToCome, visitsWithin } from './report-facts.repo';

/** Counts customers whose criteria are all met, without the property's own contacts. */
async function countMatching(
  db: Queryable,
  reference: string,
  people: ReadonlySet<number>,
): Promise<SellerReportFacts['matching']> {
  const [{ places, neighboursOf }, [facts]] = await Promise.all([knownPlaces(), factsOf(db, [reference])]);
  if (!facts) return { count: 0, more: false };
  const candidates = await findCandidates(db, facts, { neighbours: neighboursOf(facts), strict: true, unseen: false });
  const others = candidates.filter(({ contactId }) => !people.has(contactId));
  const ranked = rankAll(others, ({ filters }) => matcherOf(filters, places)(facts), { strict: true, limit: Infinity });
  return { count: ranked.length, more: candidates.length >= MAX_CANDIDATES };
}

/** @throws VALIDATION when the negotiator's text may reveal a visitor */
async function assertUnnamed(db: Queryable, reference: string, next: string): Promise<void> {
  if (next === '' || !mayIdentify(next, await namesOfVisitors(db, reference))) return;
  throw invalid(
    'next',
    'Ce texte désigne une personne (nom, téléphone ou adresse)\u00a0: un compte rendu ne nomme aucun visiteur.',
  );
}

/** Reads all facts of a property's report. */
async function reportFacts(
  db: Queryable,
  reference: string,
  { from, to, next }: NewReport,
  now: Date,
): Promise<SellerReportFacts> {
  const property = await getPropertyOrThrow(db, reference);
  await assertUnnamed(db, reference, next);
  const span = { from: startOfDay(from), to: startOfDay(addDays(to, 1)) };
  const people = new Set(Object.keys(property.contactTypes).map(Number));
  return {
    property,
    from,
    to,
    visits: await visitsWithin(db, reference, span),
    planned: await visitsToCome(db, reference, now.toISOString()),
    feedback: await readPropertyFeedback(db, reference, span),
    matching: await countMatching(db, reference, people),
    proposed: await countProposed(db, reference, span),
    portals: await portalsWithin(db, reference, span),
    next,
    negotiators: await namesOfUsers(db, property.negotiator === null ? [] : [property.negotiator]),
    agency: await readAgency(db),
    today: dayOf(now),
  };
}

/** Prints a property's report; returns PDF and texts. */
export async function printReport(
  { db, press }: { db: Queryable; press: TypstProcess },
  reference: string,
  report: NewReport,
  now = new Date(),
): Promise<{ file: FileResponse; words: SellerReportPaper }> {
  const facts = await reportFacts(db, reference, report, now);
  const words = sellerReportPaper(facts);
  const title = `Compte rendu ${reference} ${report.to}`;
  const file = await printDocument(press, { template: 'seller-report', title, agency: facts.agency, content: words });
  return { file, words };
}
