import { timestampOf } from '../common/date-time';
import type { FieldProblem } from '../common/problem';
import { VISIT_STATUS_WORDS } from './visit.enums';
import type { Visit } from './visit.schema';
import { takesTime } from './visit-status';
import { DAY_WITHOUT_STEP, hasStrayDay, hasStrayReason, REASON_WITHOUT_REFUSAL } from './feedback';
import { formatVisitPeriod } from './format-visit-time';

export type TourVisit = Pick<Visit, 'propertyRef' | 'contactIds' | 'start' | 'end' | 'status' | 'feedback'> &
  Partial<Pick<Visit, 'cancelReason'>>;

/** Visits in one tour. */
export const MAX_TOUR = 50;
/** Maximum duration of a visit. */
export const MAX_VISIT_HOURS = 12;
const HOUR_MS = 3_600_000;

interface Tour {
  visits: readonly TourVisit[];
  now: string;
}

type Rule = { path: string; message: string; fails: (visit: TourVisit, tour: Tour) => boolean };

const buyers = ({ contactIds }: TourVisit) => [...contactIds].sort((a, b) => a - b).join(' ');

export const overlaps = (a: Pick<Visit, 'start' | 'end'>, b: Pick<Visit, 'start' | 'end'>): boolean =>
  timestampOf(a.start) < timestampOf(b.end) && timestampOf(b.start) < timestampOf(a.end);

const RULES: readonly Rule[] = [
  {
    path: 'end',
    message: 'La fin de la visite doit suivre son début',
    fails: ({ start, end }) => timestampOf(end) <= timestampOf(start),
  },
  {
    path: 'end',
    message: `Une visite dure au plus ${MAX_VISIT_HOURS} heures`,
    fails: ({ start, end }) => timestampOf(end) - timestampOf(start) > MAX_VISIT_HOURS * HOUR_MS,
  },
  {
    path: 'contactIds',
    message: 'Un même contact figure deux fois',
    fails: ({ contactIds }) => new Set(contactIds).size < contactIds.length,
  },
  {
    path: 'contactIds',
    message: 'Une tournée est celle des mêmes visiteurs',
    fails: (visit, { visits: [first = visit] }) => buyers(visit) !== buyers(first),
  },
  {
    path: 'status',
    message: 'Une visite à venir n’a pas encore eu lieu',
    fails: ({ status, start }, { now }) =>
      (status === 'DONE' || status === 'NO_SHOW') && timestampOf(start) > timestampOf(now),
  },
  {
    path: 'cancelReason',
    message: `Un motif d’annulation suppose une visite ${VISIT_STATUS_WORDS.CANCELLED.fr}`,
    fails: ({ status, cancelReason = null }) => cancelReason !== null && status !== 'CANCELLED',
  },
  {
    path: 'feedback',
    message: `Un compte rendu suppose une visite ${VISIT_STATUS_WORDS.DONE.fr}`,
    fails: ({ status, feedback }) => feedback !== null && status !== 'DONE',
  },
  {
    path: 'feedback.reason',
    message: REASON_WITHOUT_REFUSAL,
    fails: ({ feedback }) => feedback !== null && hasStrayReason(feedback),
  },
  {
    path: 'feedback.nextDay',
    message: DAY_WITHOUT_STEP,
    fails: ({ feedback }) => feedback !== null && hasStrayDay(feedback),
  },
];

/** First rule violated by a single visit of the tour. */
function ownProblem(tour: Tour): FieldProblem | null {
  for (const [index, visit] of tour.visits.entries()) {
    const brokenRule = RULES.find((rule) => rule.fails(visit, tour));
    if (brokenRule) return { path: `${index}.${brokenRule.path}`, message: brokenRule.message };
  }
  return null;
}

/** First visit that overlaps an earlier one in the list. */
function overlapProblem({ visits }: Tour): FieldProblem | null {
  for (const [index, visit] of visits.entries()) {
    const other = visits.slice(0, index).find((each) => takesTime(each) && takesTime(visit) && overlaps(each, visit));
    if (other) {
      const message = `Cette visite chevauche celle du bien ${other.propertyRef}, le ${formatVisitPeriod(other)}`;
      return { path: `${index}.start`, message };
    }
  }
  return null;
}

/** First rule violated by a tour, with the position in its list; null when valid. */
export const firstTourProblem = (tour: Tour): FieldProblem | null => ownProblem(tour) ?? overlapProblem(tour);
