import { useCall } from '@pignon/shared/api';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { SEARCH_DEBOUNCE_MS } from '@pignon/shared/domain/search/search.enums';
import { typedRegisterNumber } from '@pignon/shared/domain/search/typed-number';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { FileSignatureIcon, MandateStatusTag, useSettled } from '@pignon/shared/ui/core';
import type { Choice } from './choice';

/** One number stands once in each of the two registers. */
const MOST = 5;

/** The mandates that carry the number typed, in either register; asked from its first digit. */
export function useMandateChoices(typed: string): Choice[] {
  const { t } = useTranslation('host');
  const number = typedRegisterNumber(typed);
  const asked = typedRegisterNumber(useSettled(typed.trim(), SEARCH_DEBOUNCE_MS, ''));
  const enabled = number !== null && number === asked;
  const body = { dto: { registerNumber: number ?? 0 }, pageSize: MOST };
  const { data } = useCall('POST mandate/find', { body }, { enabled });
  if (!enabled || !data) return [];
  return data.content.map(({ id, propertyTitle, city, propertyRef, register, status }: MandateSummary): Choice => ({
    id: `mandate ${id}`,
    group: 'mandates',
    label: t(`search.mandate.${register}`, { number: formatNumber(number) }),
    icon: <FileSignatureIcon />,
    detail: [propertyTitle, city, propertyRef].filter(Boolean).join(' · '),
    aside: <MandateStatusTag status={status} />,
    does: { to: `/mandate/${id}` },
  }));
}
