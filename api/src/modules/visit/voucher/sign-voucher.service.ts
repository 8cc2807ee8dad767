import { isoOf } from '@pignon/shared/domain/common/date-time';
import { dayOf } from '@pignon/shared/domain/common/day';
import { frenchCount } from '@pignon/shared/domain/common/french';
import { isOf } from '@pignon/shared/domain/mandate/signatories';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { VoucherSigning } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import type { Queryable } from '../../../db/db';
import { ApiProblem, invalid } from '../../../http/api-problem';
import { timeOf, type Actor } from '../../../write/actor';
import { StaleError } from '../../../write/outcome';
import { writeAudit } from '../../audit/audit.repo';
import { insertEvents } from '../../event/event-write.repo';
import { noTour } from '../save-tour.service';
import { visitEvent } from '../visit-events';
import { lockTour, readTour, readVisits } from '../visit-read.repo';
import { touchTour } from '../visit-write.repo';
import { nextVoucher, voucherRecord } from './voucher-record.service';
import * as repo from './voucher.repo';

export const noVoucher = (): ApiProblem => new ApiProblem('NOT_FOUND', { message: 'Ce bon de visite n’existe pas.' });

type Signer = VoucherSigning['signers'][number];

/** Returns each signer's position among the signatories. @throws for a person who is none or has signed */
function positionsOf(
  { facts, marks }: Pick<repo.StoredVoucher, 'facts' | 'marks'>,
  signers: readonly Signer[],
  at: string,
): repo.VoucherMark[] {
  return signers.map((signer, index) => {
    const place = facts.signatories.findIndex((signatory) => isOf(signer, signatory));
    const path = `signers.${index}.contactId`;
    if (place < 0) throw invalid(path, 'Ce contact n’est pas un visiteur de ce bon.');
    const isRepeated = signers.findIndex((other) => isOf(other, signer)) < index;
    if (isRepeated || marks.some((mark) => mark.place === place))
      throw new ApiProblem('CONFLICT', { message: 'Cette personne a déjà signé ce bon de visite.' });
    return { place, image: signer.image, signedTime: at };
  });
}

const isToSign = ({ facts, marks }: repo.StoredVoucher, signer: Signer): boolean =>
  facts.signatories.some((signatory, place) => isOf(signer, signatory) && !marks.some((mark) => mark.place === place));

/** True for the same signatures sent again after a lost response: no two drawn images are equal. */
const isSentAgain =
  (signers: readonly Signer[]) =>
  ({ facts, marks }: repo.StoredVoucher): boolean =>
    signers.every((signer) =>
      marks.some(({ place, image }) => {
        const signatory = facts.signatories[place];
        return image === signer.image && signatory !== undefined && isOf(signer, signatory);
      }),
    );

/** Records on the visits that a voucher was signed, the first time. */
async function noteOnVisits(tx: Queryable, actor: Actor, visits: readonly Visit[]): Promise<void> {
  const at = timeOf(actor);
  await repo.markSigned(
    tx,
    visits.map(({ id }) => id),
    at,
  );
  const entries = visits.map(({ id, voucherSignedAt }) => ({
    action: 'UPDATE' as const,
    entity: 'visit' as const,
    ref: String(id),
    changes: [{ path: 'voucherSignedAt', before: voucherSignedAt, after: at }],
  }));
  await writeAudit(tx, actor, entries);
}

async function startVoucher(
  tx: Queryable,
  actor: Actor,
  { groupId, visits, vouchers }: { groupId: string; visits: Visit[]; vouchers: readonly repo.StoredVoucher[] },
): Promise<repo.StoredVoucher> {
  const facts = await voucherRecord(tx, visits, await nextVoucher(tx, visits, vouchers));
  const number = vouchers.length + 1;
  const id = await repo.insertVoucher(tx, { groupId, number, facts, by: actor.user });
  await noteOnVisits(
    tx,
    actor,
    visits.filter((visit) => facts.visits.some((signedVisit) => signedVisit.id === visit.id)),
  );
  return { id, number, facts, marks: [], mails: [] };
}

export interface Signing {
  groupId: string;
  /** Version of the tour on screen; null when unknown. */
  version: number | null;
  signing: VoucherSigning;
}

type Seen = NonNullable<VoucherSigning['seen']>;

/** True when a voucher holds exactly the visits on screen, at their times. */
function containsSeenVisits({ facts }: Pick<repo.StoredVoucher, 'facts'>, seenVisits: Seen): boolean {
  const line = (id: number, { propertyRef, start, end }: Omit<Seen[number], 'visitId'>): string =>
    [id, propertyRef, isoOf(start), isoOf(end)].join(' ');
  const seenLines = seenVisits.map((visit) => line(visit.visitId, visit)).sort();
  const signedLines = facts.visits.map((visit) => line(visit.id, visit)).sort();
  return seenLines.join() === signedLines.join();
}

/**
 * Finds the voucher to sign: by number, or one of the same visits without these signatures. Visitors who sign offline,
 * one after another, do not know its number yet.
 */
const voucherToSign = (
  vouchers: readonly repo.StoredVoucher[],
  { number, seen, signers }: VoucherSigning,
): repo.StoredVoucher | undefined =>
  number === undefined
    ? vouchers.findLast(
        (voucher) =>
          seen !== undefined &&
          containsSeenVisits(voucher, seen) &&
          signers.every((signer) => isToSign(voucher, signer)),
      )
    : vouchers.find((voucher) => voucher.number === number);

/** Refuses when the document has changed since it was shown for signing. */
async function assertSeen(
  tx: Queryable,
  groupId: string,
  voucher: repo.StoredVoucher,
  seenVisits: VoucherSigning['seen'],
): Promise<void> {
  if (!seenVisits || containsSeenVisits(voucher, seenVisits)) return;
  throw new ApiProblem('STALE', {
    message: 'Cette tournée a changé depuis la signature\u00a0: le bon de visite est à faire signer de nouveau.',
    current: await readTour(tx, groupId),
  });
}

/**
 * Stores signatures drawn on screen with the signed text, in the caller's transaction: on a partly signed voucher,
 * found by number or visits, or on a new one. @throws STALE for a new one when the tour changed since it was shown
 */
export async function signVoucher(tx: Queryable, actor: Actor, { groupId, version, signing }: Signing): Promise<void> {
  const { number, seen, signers } = signing;
  const current = await lockTour(tx, groupId);
  if (current === null) throw noTour();
  const vouchers = await repo.readVouchers(tx, groupId);
  if (vouchers.some(isSentAgain(signers))) return;
  const openVoucher = voucherToSign(vouchers, signing);
  if (number !== undefined && !openVoucher) throw noVoucher();
  if (!openVoucher && version !== null && version !== current) throw new StaleError(await readTour(tx, groupId));
  const visits = await readVisits(tx, groupId);
  const voucher = openVoucher ?? (await startVoucher(tx, actor, { groupId, visits, vouchers }));
  if (!openVoucher) await assertSeen(tx, groupId, voucher, seen);
  const marks = positionsOf(voucher, signers, timeOf(actor));
  await repo.insertMarks(tx, { voucherId: voucher.id, marks, by: actor.user });
  await touchTour(tx, groupId);
  const signed = voucher.marks.length + marks.length;
  const of = frenchCount(voucher.facts.signatories.length, 'signature');
  const attestedText = `attestée\u00a0: bon de visite signé (${signed} sur ${of})`;
  await insertEvents(
    tx,
    actor,
    voucher.facts.visits.map((visit) => visitEvent(visit, attestedText)),
  );
}

/** Refusal to delete a tour whose voucher was signed. */
export const isSigned = (): ApiProblem =>
  new ApiProblem('CONFLICT', {
    message: 'Un bon de visite de cette tournée est signé\u00a0: elle ne peut être supprimée.',
  });

/** `Bon de visite du 20 novembre 2026` and its like are about the day of the first visit. */
export const dayOfVoucher = ({ visits }: repo.VoucherRecord): string => dayOf(visits[0]?.start ?? new Date());
