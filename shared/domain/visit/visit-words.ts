import type { DateTime } from '../common/date-time';
const day = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const hour = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/** "21/11/2026 à 10:00", in France. */
export const startWords = (start: DateTime): string => {
  const at = new Date(start);
  return `${day.format(at)} à ${hour.format(at)}`;
};

/** "21/11/2026 de 10:00 à 10:45", in France. */
export const spanWords = ({ start, end }: { start: DateTime; end: DateTime }): string =>
  `${day.format(new Date(start))} de ${hour.format(new Date(start))} à ${hour.format(new Date(end))}`;
