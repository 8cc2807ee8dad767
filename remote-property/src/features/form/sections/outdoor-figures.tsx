import type { ReactNode } from 'react';
import { hasFigure } from '@pignon/shared/domain/property/applicable';
import { ORIENTATIONS, type PropertyType } from '@pignon/shared/domain/property/property.enums';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { ChoiceBoxes, FormField, NumberField } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';

const AREAS = ['terraceSize', 'balconySize', 'cellarSize'] as const;

/** Orientation and outdoor areas. */
export function OutdoorFigures({ type }: { type: PropertyType }): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const applies = (figure: keyof PropertyFields['propertyMetadata']) => hasFigure(type, figure);
  return (
    <>
      <FormField {...field('propertyMetadata.orientation')}>
        <ChoiceBoxes options={ORIENTATIONS.map((value) => ({ value, label: t(`orientation.${value}`) }))} />
      </FormField>
      {applies('terraceCount') && <NumberField {...field('propertyMetadata.terraceCount')} />}
      {AREAS.filter(applies).map((figure) => (
        <NumberField key={figure} {...field(`propertyMetadata.${figure}`)} unit="m²" />
      ))}
    </>
  );
}
