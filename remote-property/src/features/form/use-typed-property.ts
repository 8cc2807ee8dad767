import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { useFormValues } from '@pignon/shared/ui/form';
import { draftOf, type PropertyValues } from './property-values';
import { clearUnreadable } from './clear-unreadable';

/** The property as currently typed; null until the form is filled. */
export function useTypedProperty(): PropertyFields | null {
  const values: Partial<PropertyValues> = useFormValues();
  return values.financialInfo ? clearUnreadable(draftOf(values as PropertyValues)) : null;
}
