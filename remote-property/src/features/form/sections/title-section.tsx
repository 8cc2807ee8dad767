import type { ReactNode } from 'react';
import { OCCUPANCIES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { FormSection, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { anchorOf } from './sections';

/** Facts printed in a mandate besides the description: deed, lots, occupancy. */
export function TitleSection(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const isShared = useFormValue('coOwnership') != null;
  return (
    <FormSection title={t('form.section.title')} lead={t('form.titleLead')} anchor={anchorOf('title')}>
      <TextField
        {...field('propertyMetadata.titleDeed')}
        hint={t('form.titleDeedHint')}
        nullable
        maxLength={300}
        wide
      />
      {isShared && (
        <TextField {...field('propertyMetadata.lotNumbers')} hint={t('form.lotNumbersHint')} nullable maxLength={300} />
      )}
      <SelectField
        {...field('propertyMetadata.occupancy')}
        options={OCCUPANCIES.map((value) => ({ value, label: t(`occupancy.${value}`) }))}
        nullable
      />
    </FormSection>
  );
}
