import type { Labels } from './labels';

/** How a screen calls each place of an address, of a property as of a person. */
export const LOCATION_LABELS: Labels = {
  location: 'Adresse',
  'location.label': 'Adresse complète',
  'location.street': 'Rue',
  'location.postcode': 'Code postal',
  'location.city': 'Commune',
  'location.insee': 'Code INSEE',
  'location.lat': 'Latitude',
  'location.lon': 'Longitude',
  'location.precision': 'Précision de la position',
};
