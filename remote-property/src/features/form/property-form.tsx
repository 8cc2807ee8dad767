import type { ReactNode } from 'react';
import type { Received } from '@pignon/shared/api';
import { propertyProblems } from '@pignon/shared/domain/property/property.rules';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { lazyPart } from '@pignon/shared/ui/core';
import { RecordForm } from '@pignon/shared/ui/form';
import { useLabelsByPath } from '../field-labels';
import { BoardSkeleton } from '../photos/board/board-skeleton';
import { PropertySections } from './property-sections';
import { draftOf, patchOf, valuesOf, type PropertyValues } from './property-values';
import { formatPropertyValue } from './format-property-value';

// uploading code loads after the fields
const PhotoBoard = lazyPart(async () => (await import('../photos/board/photo-board')).PhotoBoard);
const NewPhotos = lazyPart(async () => (await import('../photos/new/new-photos')).NewPhotos);

const rule = (values: PropertyValues) => propertyProblems(draftOf(values));
const ruleAfter = (before: Property) => (values: PropertyValues) => propertyProblems(draftOf(values), before);

interface NewPropertyProps {
  values: PropertyValues;
  /** `property:new`, or of whose copy: `property:new-V26-00042`. */
  draftKey: string;
  onSaved: (property: Received<Property>) => void;
  onCancel: () => void;
  /** Called when the draft is discarded, and with it the waiting files. */
  onDiscard: () => void;
}

/** Creates a property. */
export function NewPropertyForm({ values, draftKey, ...end }: NewPropertyProps): ReactNode {
  const { t } = useTranslation('property');
  const labels = useLabelsByPath();
  return (
    <RecordForm
      call="POST property"
      values={values}
      valuesOf={valuesOf}
      toBody={draftOf}
      rule={rule}
      labels={labels}
      show={formatPropertyValue}
      draftKey={draftKey}
      verb={t('form.create')}
      {...end}
    >
      <PropertySections photos={<NewPhotos draftKey={draftKey} pending={<BoardSkeleton />} />} />
    </RecordForm>
  );
}

interface PropertyFormProps {
  property: Property;
  onSaved: (after: Received<Property>, replaced: PropertyValues) => void;
  onCancel: () => void;
}

/** Changes a property. */
export function PropertyForm({ property, ...end }: PropertyFormProps): ReactNode {
  const { reference, version } = property;
  const labels = useLabelsByPath();
  return (
    <RecordForm
      call="PATCH property/{reference}"
      params={{ reference }}
      values={valuesOf(property)}
      version={version}
      valuesOf={valuesOf}
      toBody={patchOf}
      rule={ruleAfter(property)}
      labels={labels}
      show={formatPropertyValue}
      draftKey={`property:${reference}`}
      {...end}
    >
      <PropertySections
        mandatePrice={property.mandatePrice}
        photos={<PhotoBoard reference={reference} pending={<BoardSkeleton />} />}
      />
    </RecordForm>
  );
}
