import type { ReactNode } from 'react';
import { OCCUPANCIES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { FormSection, SelectField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { anchorOf } from './sections';

/** Facts printed in a mandate besides the description: deed, lots, occupancy. */
export function TitleSection(): ReactNode {
  const { t } = useTranslation('property');
  const isShared = useFormValue('coOwnership') != null;
  return (
    <FormSection title={t('form.section.title')} lead={t('form.titleLead')} anchor={anchorOf('title')}>
      <TextField
        name="propertyMetadata.titleDeed"
        label={t('form.titleDeed')}
        hint={t('form.titleDeedHint')}
        nullable
        maxLength={300}
        wide
      />
      {isShared && (
        <TextField
          name="propertyMetadata.lotNumbers"
          label={t('form.lotNumbers')}
          hint={t('form.lotNumbersHint')}
          nullable
          maxLength={300}
        />
      )}
      <SelectField
        name="propertyMetadata.occupancy"
        label={t('form.occupancy')}
        options={OCCUPANCIES.map((value) => ({ value, label: t(`occupancy.${value}`) }))}
        nullable
      />
    </FormSection>
  );
}
