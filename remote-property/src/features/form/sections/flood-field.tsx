import type { ReactNode } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import { SelectBox } from '@pignon/shared/ui/core';
import { FormField, type Control } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';

function FloodBox({ id, value, onChange, ...aria }: Control<boolean | null>): ReactNode {
  const { t } = useTranslation('property');
  return (
    <SelectBox
      {...aria}
      id={id}
      placeholder={t('form.unknown')}
      options={[
        { value: 'yes', label: t('answer.yes') },
        { value: 'no', label: t('answer.no') },
      ]}
      value={value == null ? '' : value ? 'yes' : 'no'}
      onChange={(next) => onChange?.(next === '' ? null : next === 'yes')}
    />
  );
}

/** Yes, no, or unknown: three answers, where a switch has two. */
export function FloodField(): ReactNode {
  const { field } = useFieldLabels();
  return (
    <FormField {...field('locationMetadata.floodZone')}>
      <FloodBox />
    </FormField>
  );
}
