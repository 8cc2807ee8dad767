import type { ReactNode } from 'react';
import { PROPERTY_STATUSES } from '@pignon/shared/domain/property/property.enums';
import { useTranslation } from '@pignon/shared/i18n';
import { CommentsField, DateField, FormSection, SelectField, TextField } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { LawNotes } from '../law/law-notes';
import { anchorOf } from './sections';

/** Status and comments. */
export function FollowSection(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  return (
    <FormSection title={t('form.section.follow')} anchor={anchorOf('follow')}>
      <SelectField
        {...field('propertyStatus')}
        options={PROPERTY_STATUSES.map((value) => ({ value, label: t(`propertyStatus.${value}`) }))}
      />
      <DateField {...field('propertyMetadata.availableFrom')} />
      <TextField {...field('listing.agencyReference')} hint={t('form.agencyReferenceHint')} nullable maxLength={60} />
      <CommentsField />
      <LawNotes section="follow" />
    </FormSection>
  );
}
