import { LEASE_TYPE_WORDS } from './property-status-words';
import type { Property } from './property.schema';

type Lease = Pick<NonNullable<Property['rentalInfo']>, 'furnished' | 'leaseMonths' | 'leaseType'>;

/** "Location meublée – bail mobilité de 4 mois": furnishing (arrêté du 21 avril 2022), and the lease if unusual. */
export function formatLease({ furnished, leaseType, leaseMonths }: Lease): string {
  const kind = furnished ? 'Location meublée' : 'Location vide, non meublée';
  if (leaseType === 'STANDARD') return kind;
  const duration = leaseMonths === null ? '' : ` de ${String(leaseMonths)}\u00a0mois`;
  return `${kind} – ${LEASE_TYPE_WORDS[leaseType].fr}${duration}`;
}
