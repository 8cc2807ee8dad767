import { dayOf } from '@pignon/shared/domain/common/day';
import { voucherPaper, voucherSignatories, type VisitedProperty } from '@pignon/shared/domain/documents/voucher-paper';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import { mandateOn } from '@pignon/shared/domain/visit/showing/showing-mandate';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import { isAttested } from '@pignon/shared/domain/visit/visit-status';
import type { Queryable } from '../../../db/db';
import { namesOfUsers } from '../../../documents/user-names';
import { ApiProblem } from '../../../http/api-problem';
import { readAgency } from '../../agency/agency.repo';
import { readContacts } from '../../contact/contact-read.repo';
import { getPropertyOrThrow } from '../../property/get-property-or-throw';
import { mandatesOfProperties, type PropertyMandate } from './showing.repo';
import type { StoredVoucher, VoucherRecord } from './voucher.repo';

interface UnderMandate {
  visit: Visit;
  mandate: PropertyMandate;
}

export interface NextVoucher {
  stops: UnderMandate[];
  /** Visits to attest whose property has no mandate in force on their day. */
  left: Visit[];
}

const isSignedIn =
  ({ id, start, end }: Visit) =>
  ({ facts }: StoredVoucher): boolean =>
    facts.visits.some(
      (signedVisit) =>
        signedVisit.id === id &&
        timestampOf(signedVisit.start) === timestampOf(start) &&
        timestampOf(signedVisit.end) === timestampOf(end),
    );

/** Computes the next voucher: visits without a current one, under a mandate in force on their day. */
export async function nextVoucher(
  db: Queryable,
  visits: readonly Visit[],
  vouchers: readonly StoredVoucher[],
): Promise<NextVoucher> {
  const open = visits.filter((visit) => isAttested(visit) && !vouchers.some(isSignedIn(visit)));
  const mandates = await mandatesOfProperties(
    db,
    open.map(({ propertyRef }) => propertyRef),
  );
  const next: NextVoucher = { stops: [], left: [] };
  for (const visit of open) {
    const mandate = mandateOn(mandates.get(visit.propertyRef) ?? [], dayOf(visit.start));
    if (mandate) next.stops.push({ visit, mandate });
    else next.left.push(visit);
  }
  return next;
}

/** Refusal of an empty voucher, with its reason. */
export function nothingToAttest({ left }: NextVoucher): ApiProblem {
  const references = [...new Set(left.map(({ propertyRef }) => propertyRef))].join(', ');
  const message =
    left.length === 0
      ? 'Cette tournée ne compte aucune visite à attester.'
      : `Un bon de visite porte le numéro d’un mandat en cours\u00a0: aucun ne l’est, au jour de la visite, pour ${left.length > 1 ? 'les biens' : 'le bien'} ${references}.`;
  return new ApiProblem('CONFLICT', { message });
}

/** Reads a tour's visitors, the same at each visit. */
export const visitorsOf = (db: Queryable, visits: readonly Visit[]) =>
  readContacts(db, [...new Set(visits.flatMap(({ contactIds }) => contactIds))]);

/** Collects all facts of a voucher for these visits. @throws CONFLICT when there is nothing to attest */
export async function voucherRecord(
  db: Queryable,
  visits: readonly Visit[],
  next: NextVoucher,
): Promise<VoucherRecord> {
  const [first] = next.stops;
  if (!first) throw nothingToAttest(next);
  const tour: VisitedProperty[] = [];
  for (const { visit, mandate } of next.stops)
    tour.push({ visit, mandate, property: await getPropertyOrThrow(db, visit.propertyRef) });
  const visitors = await visitorsOf(db, visits);
  const negotiators = await namesOfUsers(
    db,
    tour.map(({ visit }) => visit.negotiator),
  );
  const agency = await readAgency(db);
  const [visitor] = visitors;
  const name = visitor && ([visitor.lastName, visitor.firstName].filter(Boolean).join(' ') || visitor.company);
  return {
    title: ['Bon de visite', dayOf(first.visit.start), name].filter(Boolean).join(' '),
    agency: { name: agency.name, logo: agency.logo },
    paper: voucherPaper({ tour, visitors, negotiators, agency }),
    visits: tour.map(({ visit: { id, propertyRef, start, end } }) => ({ id, propertyRef, start, end })),
    signatories: voucherSignatories(visitors),
  };
}
