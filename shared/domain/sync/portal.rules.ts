import { dayOf, addDays, minutesOfClock, startOfDay, parisFormat } from '../common/day';
import type { FieldProblem } from '../common/problem';
import type { PortalFields } from './portal.schema';
import type { PortalKind } from './sync.enums';

const wallClock = parisFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Instant of a time of day in France, also on days of the time change. */
function instantOf(day: string, time: string): number {
  const utcInstant = Date.parse(startOfDay(day)) + minutesOfClock(time) * 60_000;
  const displayedMinutes = minutesOfClock(wallClock().format(utcInstant));
  const clockShift = minutesOfClock(time) - displayedMinutes;
  return Math.abs(clockShift) <= 60 ? utcInstant + clockShift * 60_000 : utcInstant;
}

/** The next run after an instant, as an ISO date-time; null when none is planned. */
export function nextRun({ enabled, times }: Pick<PortalFields, 'enabled' | 'times'>, now: Date): string | null {
  if (!enabled || times.length === 0) return null;
  const today = dayOf(now);
  const instants = [today, addDays(today, 1)].flatMap((day) => times.map((time) => instantOf(day, time)));
  const next = Math.min(...instants.filter((instant) => instant > now.getTime()));
  return new Date(next).toISOString();
}

/** Maximum delay in milliseconds for catching up on a missed time. */
const LATE_MS = 2 * 3_600_000;

/** A portal's last run: when it was queued, and when it ended; null while it waits or is under way. */
export interface LastRun {
  createdTime: string;
  finishedTime: string | null;
}

/**
 * Last due time of day as ISO date-time; null when it is too old. One that came during the last run may be as old as
 * that run took.
 */
export function lastRunDue(times: readonly string[], now: Date, lastRun: LastRun | null = null): string | null {
  const today = dayOf(now);
  const oldest = now.getTime() - LATE_MS;
  const isRecent = lastRun !== null && (lastRun.finishedTime === null || Date.parse(lastRun.finishedTime) > oldest);
  const after = isRecent ? Math.min(oldest, Date.parse(lastRun.createdTime)) : oldest;
  const pastRuns = [addDays(today, -1), today]
    .flatMap((day) => times.map((time) => instantOf(day, time)))
    .filter((instant) => instant <= now.getTime() && instant > after);
  return pastRuns.length === 0 ? null : new Date(Math.max(...pastRuns)).toISOString();
}

/** First fact missing to enable a portal, or null. */
export function firstPortalProblem(
  { enabled, account, target, mode, encoding }: PortalFields,
  kind: PortalKind,
  hasPassword: boolean,
): FieldProblem | null {
  if (!enabled) return null;
  if (kind === 'GREEN_ACRES' && mode !== 'URL')
    return { path: 'mode', message: 'Green-Acres va chercher les photographies à leur adresse.' };
  if (kind !== 'POLIRIS' && encoding !== 'UTF-8')
    return { path: 'encoding', message: 'Ce format ne s’écrit qu’en UTF-8.' };
  if (account === '') return { path: 'account', message: 'Le numéro de compte chez le portail est requis.' };
  if (target === null) return { path: 'target', message: 'Indiquez où déposer le fichier.' };
  if (target.kind !== 'FOLDER' && !hasPassword)
    return { path: 'password', message: 'Le mot de passe du serveur est requis.' };
  return null;
}
