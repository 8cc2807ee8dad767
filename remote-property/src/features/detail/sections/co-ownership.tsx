import type { Property } from '@pignon/shared/domain/property/property.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Money } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import { FactList } from './section';

/** Legal facts of a co-ownership: lots, yearly charges, procedures against the syndicate. */
export function CoOwnership({ coOwnership }: { coOwnership: NonNullable<Property['coOwnership']> }) {
  const { t } = useTranslation('property');
  const { label } = useFieldLabels();
  const { lots, yearlyCharges, procedure, procedureDetail } = coOwnership;
  return (
    <FactList
      facts={[
        { label: label('coOwnership.lots'), value: lots === null ? '—' : formatNumber(lots) },
        { label: label('coOwnership.yearlyCharges'), value: <Money euros={yearlyCharges} /> },
        {
          label: label('coOwnership.procedure'),
          value: procedure ? (procedureDetail ?? t('answer.yes')) : t('coOwnership.none'),
        },
      ]}
    />
  );
}
