import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** A property as far as choosing it goes. */
export const choosable = ({ reference, version }: Pick<PropertySummary, 'reference' | 'version'>): Choosable => ({
  id: reference,
  version,
});
