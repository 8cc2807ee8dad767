import { useEffect } from 'react';
import { useLocation } from '@pignon/shared/router';
import { useFormValue, useGoToField } from '@pignon/shared/ui/form';
import { goToSection } from './sections/go-to-section';
import { anchorOf, sectionOf } from './sections/sections';

/** By then fields that hang on others are drawn, and the page has done what it does when it is opened. */
const DRAWN_MS = 100;

/** Goes to the field that the address names, `#energyEfficiency.date`, or to its section where the field is not asked. */
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
