import { dayOf, addDays, startOfDay } from '../common/day';
import type { FieldProblem } from '../common/problem';
import type { PortalFields } from './portal.schema';

const wallClock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The instant at which the clock in France shows a time of a day; the day on which it is put forward or back included. */
function instantOf(day: string, time: string): number {
  const counted = Date.parse(startOfDay(day)) + minutesOf(time) * 60_000;
  const shown = minutesOf(wallClock.format(counted));
  const off = minutesOf(time) - shown;
  return Math.abs(off) <= 60 ? counted + off * 60_000 : counted;
}

/** The next sending after an instant, as an ISO date-time; null when none is planned. */
export function nextRun({ enabled, times }: Pick<PortalFields, 'enabled' | 'times'>, now: Date): string | null {
  if (!enabled || times.length === 0) return null;
  const today = dayOf(now);
  const instants = [today, addDays(today, 1)].flatMap((day) => times.map((time) => instantOf(day, time)));
  const next = Math.min(...instants.filter((instant) => instant > now.getTime()));
  return new Date(next).toISOString();
}

/** What is missing before a portal may be switched on; the first fault, or null. */
export function firstPortalProblem(
  { enabled, account, target }: PortalFields,
  hasPassword: boolean,
): FieldProblem | null {
  if (!enabled) return null;
  if (account === '') return { path: 'account', message: 'Le numéro de compte chez le portail est requis.' };
  if (target === null) return { path: 'target', message: 'Indiquez où déposer le fichier.' };
  if (target.kind !== 'FOLDER' && !hasPassword)
    return { path: 'password', message: 'Le mot de passe du serveur est requis.' };
  return null;
}
