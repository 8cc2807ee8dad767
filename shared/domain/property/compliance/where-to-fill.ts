import * as paths from '../../navigation/paths';
import type { Property } from '../property.schema';

/** Where to mend a problem of an advertisement, and the key of its label. */
export interface WhereToFill {
  to: string;
  words: 'fill' | 'photos' | 'mandate' | 'mandates' | 'agency';
}

/** `mandateStatus` left out: whether there is a mandate is not known. */
type Advertised = Pick<Property, 'reference'> & Partial<Pick<Property, 'mandateStatus'>>;

/** The form's field for what is written on the property; another screen for what comes from elsewhere. */
export function whereToFill(path: string, { reference, mandateStatus }: Advertised): WhereToFill {
  if (path.startsWith('agency.')) return { to: paths.administration('agency'), words: 'agency' };
  if (path === 'media') return { to: paths.propertyPhotos(reference), words: 'photos' };
  if (path === 'mandateStatus')
    return mandateStatus === null
      ? { to: `${paths.newMandate}?property=${reference}`, words: 'mandate' }
      : { to: `${paths.mandates}?status=any&property=${reference}`, words: 'mandates' };
  return { to: `${paths.editProperty(reference)}#${path}`, words: 'fill' };
}
