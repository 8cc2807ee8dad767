import { frenchFirstOfMonth } from '../domain/common/french-first-of-month';
import { locale } from './format-number';
import { currentLanguage } from './setup';

const PARIS = 'Europe/Paris';
const formats = new Map<string, Intl.DateTimeFormat>();

function format(key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale()} ${key}`;
  const cachedFormat = formats.get(name);
  if (cachedFormat) return cachedFormat;
  const newFormat = new Intl.DateTimeFormat(locale(), { timeZone: PARIS, ...options });
  formats.set(name, newFormat);
  return newFormat;
}

/** A calendar day (`2026-11-21`) is noon in Paris, so that no time zone moves it to its neighbour. */
function toDate(iso: string | Date): Date {
  if (iso instanceof Date) return iso;
  return new Date(iso.length === 10 ? `${iso}T12:00:00+01:00` : iso);
}

/** `21/11/2026`, in Paris. */
export function formatDate(iso: string | Date): string {
  return format('d', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(toDate(iso));
}

/** `14:30`, in Paris. */
export function formatTime(iso: string | Date): string {
  return format('t', { hour: '2-digit', minute: '2-digit' }).format(toDate(iso));
}

/** `21/11/2026 14:30`, in Paris. */
export function formatDateTime(iso: string | Date): string {
  return `${formatDate(iso)} ${formatTime(iso)}`;
}

/** `samedi 21 novembre 2026`, `vendredi 1er mai 2026`, in Paris. */
export function formatLongDate(iso: string | Date): string {
  const relativeFormat = format('l', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    toDate(iso),
  );
  return currentLanguage() === 'fr' ? frenchFirstOfMonth(relativeFormat) : relativeFormat;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `il y a 3 jours`, `dans 2 heures`; less than a minute is `maintenant`. */
export function formatRelative(iso: string | Date, now: Date = new Date()): string {
  const seconds = (toDate(iso).getTime() - now.getTime()) / 1000;
  const relativeFormat = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return relativeFormat.format(Math.round(seconds / length), unit);
  }
  return relativeFormat.format(0, 'second');
}
