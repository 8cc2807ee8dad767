import { dayOf } from '@pignon/shared/domain/common/day';
import { mandateOn, voucherPaper, type VisitedProperty } from '@pignon/shared/domain/documents/voucher-paper';
import { MandateFindRequest } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { Db } from '../../db/db';
import type { FileAnswer } from '../../http/file-answer';
import { readAgency } from '../../modules/agency/agency.repo';
import { readContacts } from '../../modules/contact/contact-read.repo';
import { findMandates } from '../../modules/mandate/mandate-find.repo';
import { readMandate } from '../../modules/mandate/mandate-read.repo';
import { mustReadProperty } from '../../modules/property/must-read-property';
import { printDocument } from '../document-answer';
import type { TypstProcess } from '../press/typst-process';
import { namesOfUsers } from '../user-names';

const MANDATES_LOOKED_AT = 100;

async function visited(db: Db, visit: Visit): Promise<VisitedProperty> {
  const property = await mustReadProperty(db, visit.propertyRef);
  const query = { dto: { propertyRef: visit.propertyRef }, pageSize: MANDATES_LOOKED_AT };
  const { content } = await findMandates(db, MandateFindRequest.parse(query));
  const found = mandateOn(content, dayOf(visit.start));
  return { visit, property, mandate: found && (await readMandate(db, found.id)) };
}

/** One voucher for a whole tour: each visitor signs once for every property of it. */
export async function printVoucher(
  { db, press }: { db: Db; press: TypstProcess },
  visits: readonly Visit[],
): Promise<FileAnswer> {
  const tour: VisitedProperty[] = [];
  for (const visit of visits) tour.push(await visited(db, visit));
  const visitors = await readContacts(db, [...new Set(visits.flatMap(({ contactIds }) => contactIds))]);
  const negotiators = await namesOfUsers(
    db,
    visits.map(({ negotiator }) => negotiator),
  );
  const agency = await readAgency(db);
  const content = voucherPaper({ tour, visitors, negotiators, agency });
  const day = visits[0] ? dayOf(visits[0].start) : dayOf();
  const [visitor] = visitors;
  const name = visitor
    ? ` ${[visitor.lastName, visitor.firstName].filter(Boolean).join(' ') || (visitor.company ?? '')}`
    : '';
  return printDocument(press, { template: 'voucher', title: `Bon de visite ${day}${name}`, agency, content });
}
