import { useEffect } from 'react';
import { useLocation } from '@pignon/shared/router';
import { useFormValue, useGoToField } from '@pignon/shared/ui/form';
import { goToSection } from './sections/go-to-section';
import { anchorOf, sectionOf } from './sections/sections';

/** Delay in milliseconds until dependent fields are drawn and the page has set its initial focus. */
const DRAWN_MS = 100;

/** Focuses the field that the address names, `#energyEfficiency.date`, or its section when the field is hidden. */
export function useAddressedField(): void {
  const place = useLocation().hash.slice(1);
  const goToField = useGoToField();
  const isFilled = useFormValue('propertyType') !== undefined;
  useEffect(() => {
    if (place === '' || !isFilled) return;
    const timer = setTimeout(() => {
      const section = sectionOf(place);
      if (!goToField(place) && section) goToSection(anchorOf(section));
    }, DRAWN_MS);
    return () => clearTimeout(timer);
  }, [place, isFilled, goToField]);
}
