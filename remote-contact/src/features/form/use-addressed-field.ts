import { useEffect } from 'react';
import { useLocation } from '@pignon/shared/router';
import { useFormValue, useGoToField } from '@pignon/shared/ui/form';

/** Delay in milliseconds until dependent fields are drawn and the page has set its initial focus. */
const DRAWN_MS = 100;

/** Focuses the field that the address names: `#birth.date`. */
export function useAddressedField(): void {
  const place = useLocation().hash.slice(1);
  const goToField = useGoToField();
  const isFilled = useFormValue('contactType') !== undefined;
  useEffect(() => {
    if (place === '' || !isFilled) return;
    const timer = setTimeout(() => goToField(place), DRAWN_MS);
    return () => clearTimeout(timer);
  }, [place, isFilled, goToField]);
}
