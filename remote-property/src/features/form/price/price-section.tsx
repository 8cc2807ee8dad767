import type { ReactNode } from 'react';
import { highestFee } from '@pignon/shared/domain/agency/fee-scale';
import { formatEuro, useTranslation } from '@pignon/shared/i18n';
import { FormSection, NumberField, TextField, useFormValue } from '@pignon/shared/ui/form';
import { useFieldLabels } from '../../field-labels';
import { useLaw } from '../law/law-context';
import { LawNotes } from '../law/law-notes';
import { FeeAmounts } from './price-fields';
import { RentFields } from './rent-fields';
import { anchorOf } from '../sections/sections';

/** Note on the agency's fee scale for this price. */
function ScaleNote(): ReactNode {
  const { t } = useTranslation('property');
  const { agency } = useLaw();
  const price = useFormValue('financialInfo.priceNoFees');
  const maximumFee = agency && typeof price === 'number' ? highestFee(agency.feeScale, 'SALE', price) : null;
  return maximumFee === null ? undefined : t('form.scale', { amount: formatEuro(maximumFee) });
}

function SaleFields(): ReactNode {
  const { t } = useTranslation('property');
  const { field } = useFieldLabels();
  return (
    <>
      <FeeAmounts />
      <NumberField {...field('financialInfo.monthlyExpenses')} unit={t('form.perMonth')} />
    </>
  );
}

/** Price or rent with its parts. */
export function PriceSection(): ReactNode {
  const { t } = useTranslation('property');
  const { label, field } = useFieldLabels();
  const isLetting = useFormValue('transactionType') === 'RENT';
  return (
    <FormSection
      title={isLetting ? t('form.section.rent') : label('financialInfo')}
      lead={isLetting ? undefined : <ScaleNote />}
      anchor={anchorOf('price')}
    >
      {isLetting ? <RentFields /> : <SaleFields />}
      <NumberField {...field('financialInfo.propertyTax')} unit={t('form.perYear')} />
      <TextField
        {...field('listing.feeScaleUrl')}
        hint={t('form.feeScaleUrlHint')}
        type="url"
        placeholder="https://"
        nullable
        maxLength={500}
      />
      <LawNotes section="price" />
    </FormSection>
  );
}
