import { addDays } from '@pignon/shared/domain/common/day';
import { formatLongDate, locale } from '@pignon/shared/i18n';
import { daysOf, type AgendaView } from './agenda-state';

/** Days are noon in UTC: no browser's clock moves them to their neighbour. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** "mer. 25 nov.", "23–29 nov.", "nov. 2026": fits beside the step buttons on a phone. */
export function formatShortPeriod(view: AgendaView, day: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options });
  if (view === 'MONTH') return format({ month: 'short', year: 'numeric' }).format(noon(day));
  if (view !== 'WEEK') return format({ weekday: 'short', day: 'numeric', month: 'short' }).format(noon(day));
  const { first, after } = daysOf('WEEK', day);
  return format({ day: 'numeric', month: 'short' }).formatRange(noon(first), noon(addDays(after, -1)));
}

/** "lundi 23 novembre 2026", "23 – 29 novembre 2026", "novembre 2026". */
export function formatPeriod(view: AgendaView, day: string): string {
  if (view === 'MONTH')
    return new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(noon(day));
  if (view !== 'WEEK') return formatLongDate(day);
  const { first, after } = daysOf('WEEK', day);
  const format = new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  return format.formatRange(noon(first), noon(addDays(after, -1)));
}
