import type { Placed } from '@pignon/shared/domain/commune/territory';
import { MAINLAND_VAT, vatPercent } from '@pignon/shared/domain/property/price/vat';
import { formatPercent, useTranslation } from '@pignon/shared/i18n';

/** The VAT rate on fees in words, where it differs from mainland France; else null. */
export function useVatNote(place: Placed | null | undefined): string | null {
  const { t } = useTranslation('property');
  const rate = vatPercent(place ?? { insee: null });
  if (rate === MAINLAND_VAT) return null;
  return rate === 0 ? t('price.noVat') : t('price.vat', { rate: formatPercent(rate) });
}
