import { isoOf } from '@pignon/shared/domain/common/date-time';
import { firstTourProblem } from '@pignon/shared/domain/visit/tour.rules';
import { VISIT_STATUS_WORDS } from '@pignon/shared/domain/visit/visit.enums';
import type { Visit } from '@pignon/shared/domain/visit/visit.schema';
import type { VisitInput } from '@pignon/shared/domain/visit/visit-write.schema';
import {
  CANCELLED_WITHOUT_REASON,
  lacksReason,
  refuseVisitStatus,
  takesTime,
  tookPlace,
} from '@pignon/shared/domain/visit/visit-status';
import { ApiProblem, invalid } from '../../http/api-problem';
import { changesBetween, type Change } from '../../write/changes';
import { StaleError } from '../../write/outcome';
import type { NewVisit } from './visit.service';

export interface ChangedVisit {
  before: Visit;
  after: Visit;
  changes: Change[];
}

/** The changes that a submitted list makes to a tour. `place` is the index in the list. */
export interface TourPlan {
  added: { place: number; visit: NewVisit & { groupId: string } }[];
  changed: (ChangedVisit & { place: number })[];
  removed: Visit[];
}

interface Saving {
  groupId: string;
  input: readonly VisitInput[];
  remainingVisits: readonly Visit[];
  writer: string;
  now: string;
}

function newVisit(input: VisitInput, groupId: string, writer: string): NewVisit & { groupId: string } {
  const { id: _, version: __, groupId: ___, start, end, voucherSignedAt, ...rest } = input;
  return {
    negotiator: writer,
    kind: 'FIRST',
    status: 'PLANNED',
    feedback: null,
    ...rest,
    groupId,
    start: isoOf(start),
    end: isoOf(end),
    voucherSignedAt: voucherSignedAt ? isoOf(voucherSignedAt) : null,
  };
}

const isMoved = (input: VisitInput, { start, end }: Visit): boolean =>
  isoOf(input.start) !== isoOf(start) || isoOf(input.end) !== isoOf(end);

/** Builds the visit of an input row. */
function nextVisit(input: VisitInput, knownVisits: readonly Visit[], place: number): ChangedVisit {
  const before = knownVisits.find(({ id }) => id === input.id);
  if (!before) throw invalid(`${place}.id`, 'Cette visite n’est pas, ou n’est plus, de cette tournée.');
  if (input.version === undefined) throw new ApiProblem('VERSION_REQUIRED', { detail: `${place}.version` });
  if (input.version !== before.version) throw new StaleError(before);
  const { groupId: _, version: __, id: ___, voucherSignedAt, ...rest } = input;
  const status = rest.status ?? before.status;
  const after: Visit = {
    ...before,
    // the reason is deleted with the cancellation
    ...(status !== 'CANCELLED' && { cancelReason: null }),
    // a voucher is signed for a given hour
    ...(isMoved(input, before) && { voucherSignedAt: null }),
    ...rest,
    start: isoOf(input.start),
    end: isoOf(input.end),
    ...(voucherSignedAt === undefined ? {} : { voucherSignedAt: voucherSignedAt && isoOf(voucherSignedAt) }),
  };
  return { before, after, changes: changesBetween(before, after) };
}

const SETTLED = ['propertyRef', 'contactIds', 'negotiator', 'start', 'end'];

function assertStatusPossible({ before, after, changes }: ChangedVisit, place: number): void {
  const refusal = refuseVisitStatus(before.status, after.status);
  if (refusal)
    throw new ApiProblem('CONFLICT', {
      message: refusal.message,
      detail: refusal.allowed.join(', '),
      allowed: refusal.allowed,
      errors: [{ path: `${place}.status`, message: refusal.message }],
    });
  const changedFact =
    before.status === 'DONE' && changes.find(({ path }) => SETTLED.includes(path.split('.')[0] ?? ''));
  if (changedFact)
    throw pastVisitProblem(
      `${place}.${changedFact.path}`,
      'elle ne change plus ni de lieu, ni d’heure, ni de personnes',
    );
}

/** A visit cancelled before reasons existed stays without one. */
const dropsReason = ({ before, after }: ChangedVisit): boolean => lacksReason(after) && !lacksReason(before);

/** CONFLICT of a change to a completed visit. */
export function pastVisitProblem(path: string, consequence: string): ApiProblem {
  const message = `Cette visite est ${VISIT_STATUS_WORDS.DONE.fr}\u00a0: ${consequence}.`;
  return new ApiProblem('CONFLICT', { message, errors: path === '' ? [] : [{ path, message }] });
}

/** Plans the writes that turn the tour into the list. @throws the first violation */
export function planTour({ groupId, input, remainingVisits, writer, now }: Saving): TourPlan {
  const newVisits = input.flatMap((row, place) => (row.id ? [] : [{ place, visit: newVisit(row, groupId, writer) }]));
  const known = input.flatMap((row, place) => (row.id ? [{ place, ...nextVisit(row, remainingVisits, place) }] : []));
  const visits = [...newVisits, ...known.map(({ place, after }) => ({ place, visit: after }))]
    .sort((a, b) => a.place - b.place)
    .map(({ visit }) => visit);
  const problem = firstTourProblem({ visits, now });
  if (problem) throw invalid(problem.path, problem.message);
  known.forEach((row) => assertStatusPossible(row, row.place));
  const visitWithoutReason = newVisits.find(({ visit }) => lacksReason(visit)) ?? known.find(dropsReason);
  if (visitWithoutReason) throw invalid(`${visitWithoutReason.place}.cancelReason`, CANCELLED_WITHOUT_REASON);
  const repeatedVisit = known.find(
    ({ before }, index) => known.findIndex((row) => row.before.id === before.id) < index,
  );
  if (repeatedVisit) throw invalid(`${repeatedVisit.place}.id`, 'Une même visite figure deux fois');
  const removed = remainingVisits.filter(({ id }) => !known.some(({ before }) => before.id === id));
  if (tookPlace(removed)) throw pastVisitProblem('', 'elle ne peut être retirée de la tournée');
  return { added: newVisits, changed: known.filter(({ changes }) => changes.length > 0), removed };
}

/** New and moved visits of the plan, whose negotiator, property and visitors must be free. */
export function visitsToBook({ added, changed }: TourPlan): { place: number; visit: NewVisit & { groupId: string } }[] {
  const moved = changed.filter(
    ({ before, after }) =>
      !takesTime(before) ||
      before.negotiator !== after.negotiator ||
      before.start !== after.start ||
      before.end !== after.end ||
      before.propertyRef !== after.propertyRef ||
      after.contactIds.some((id) => !before.contactIds.includes(id)),
  );
  const all = [...added, ...moved.map(({ place, after }) => ({ place, visit: after }))];
  return all.filter(({ visit }) => takesTime(visit));
}
