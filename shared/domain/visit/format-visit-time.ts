import type { DateTime } from '../common/date-time';
import { parisFormat } from '../common/day';

const day = parisFormat('fr-FR', { dateStyle: 'short' });
const hour = parisFormat('fr-FR', { timeStyle: 'short' });

/** "21/11/2026 à 10:00", in France. */
export const formatVisitStart = (start: DateTime): string => {
  const at = new Date(start);
  return `${day().format(at)} à ${hour().format(at)}`;
};

/** "21/11/2026 de 10:00 à 10:45", in France. */
export const formatVisitPeriod = ({ start, end }: { start: DateTime; end: DateTime }): string =>
  `${day().format(new Date(start))} de ${hour().format(new Date(start))} à ${hour().format(new Date(end))}`;
