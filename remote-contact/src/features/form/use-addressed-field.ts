import { useEffect } from 'react';
import { useLocation } from '@pignon/shared/router';
import { useFormValue, useGoToField } from '@pignon/shared/ui/form';

/** By then fields that hang on others are drawn, and the page has done what it does when it is opened. */
const DRAWN_MS = 100;

/** Goes to the field that the address names: `#birth.date`. */
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
