import type { PropertySummary } from '@pignon/shared/domain/property/property.schema';
import type { Choosable } from '@pignon/shared/ui/list';

/** A property as an entry of the selection. */
export const selectable = ({ reference, version }: Pick<PropertySummary, 'reference' | 'version'>): Choosable => ({
  id: reference,
  version,
});
