import type { ReactNode } from 'react';
import { FEATURES } from '@pignon/shared/domain/property/property.enums';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { ChoiceBoxes, FormField, FormSection, TextAreaField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { LawNotes } from '../law/law-notes';
import { anchorOf } from './sections';
import { TranslationsField } from './translations-field';

const MAX = 20_000;
const ROWS = 7;

/** Description and features. */
export function DescriptionSection(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  const text = useFormValue('description');
  const length = typeof text === 'string' ? text.length : 0;
  return (
    <FormSection title={t('form.section.description')} anchor={anchorOf('description')}>
      <TextAreaField
        {...field('description')}
        rows={ROWS}
        maxLength={MAX}
        hint={t('form.characters', { count: length, said: formatNumber(length) })}
      />
      <FormField {...field('features')} wide>
        <ChoiceBoxes options={FEATURES.map((value) => ({ value, label: t(`feature.${value}`) }))} />
      </FormField>
      <TextField {...field('listing.virtualTourUrl')} type="url" placeholder="https://" nullable maxLength={500} wide />
      <TranslationsField />
      <LawNotes section="description" />
    </FormSection>
  );
}
