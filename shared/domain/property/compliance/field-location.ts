import * as paths from '../../navigation/paths';
import type { Property } from '../property.schema';

/** Where to correct a problem, and its label's key. */
export interface FieldLocation {
  to: string;
  words: 'fill' | 'photos' | 'mandate' | 'mandates' | 'agency';
}

/** `mandateStatus` missing: unknown whether there is a mandate. */
type Advertised = Pick<Property, 'reference'> & Partial<Pick<Property, 'mandateStatus'>>;

/** Where a path is corrected: a field of the form, or another screen. */
export function fieldLocationOf(path: string, { reference, mandateStatus }: Advertised): FieldLocation {
  if (path.startsWith('agency.')) return { to: paths.administration('agency'), words: 'agency' };
  if (path === 'media') return { to: paths.propertyPhotos(reference), words: 'photos' };
  if (path === 'mandateStatus')
    return mandateStatus === null
      ? { to: `${paths.newMandate}?property=${reference}`, words: 'mandate' }
      : { to: `${paths.mandates}?status=any&property=${reference}`, words: 'mandates' };
  return { to: `${paths.editProperty(reference)}#${path}`, words: 'fill' };
}
