import type { SignedVoucher, VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { voucherSignatories } from '@pignon/shared/domain/documents/voucher-paper';
import type { Signatory } from '@pignon/shared/domain/mandate/signatories';
import type { Queryable } from '../../../db/db';
import { noTour } from '../save-tour.service';
import { readTourVersion, readVisits } from '../visit-read.repo';
import { readVouchers, type StoredVoucher } from './voucher.repo';
import { nextVoucher, visitorsOf } from './voucher-record.service';

const signatoryOf = ({ contactId, person, name, company }: Signatory) => ({ contactId, person, name, company });

const signedView = ({ number, facts, marks, mails }: StoredVoucher): SignedVoucher => ({
  number,
  visitIds: facts.visits.map(({ id }) => id),
  signatories: facts.signatories.map((signatory, place) => ({
    ...signatoryOf(signatory),
    signedAt: marks.find((mark) => mark.place === place)?.signedTime ?? null,
  })),
  mails,
});

/** Reads the vouchers of a tour. @throws NOT_FOUND */
export async function voucherState(db: Queryable, groupId: string): Promise<VoucherState> {
  const version = await readTourVersion(db, groupId);
  if (version === null) throw noTour();
  const [visits, vouchers] = [await readVisits(db, groupId), await readVouchers(db, groupId)];
  const { stops, left } = await nextVoucher(db, visits, vouchers);
  const visitors = await visitorsOf(db, visits);
  return {
    groupId,
    version,
    vouchers: vouchers.map(signedView),
    next: {
      visitIds: stops.map(({ visit }) => visit.id),
      signatories: voucherSignatories(visitors).map(signatoryOf),
      left: left.map(({ id, propertyRef }) => ({ visitId: id, propertyRef })),
    },
    reachable: visitors.filter(({ email }) => Boolean(email)).map(({ id }) => id),
  };
}
