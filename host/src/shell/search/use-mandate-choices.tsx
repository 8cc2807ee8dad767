import { useCall } from '@pignon/shared/api';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { SEARCH_DEBOUNCE_MS } from '@pignon/shared/domain/search/search.enums';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import { typedRegisterNumber } from '@pignon/shared/domain/search/typed-register-number';
import { useTranslation } from '@pignon/shared/i18n';
import { FileSignatureIcon, MandateStatusTag, useSettled } from '@pignon/shared/ui/core';
import type { Choice } from './choice';

/** Maximum results: the same number exists once per register. */
const MAX = 5;

/** Finds mandates by the typed number, in both registers unless its letter is typed; from the first digit on. */
export function useMandateChoices(typed: string): Choice[] {
  const { t } = useTranslation('host');
  const place = typedRegisterNumber(typed);
  const registerNumber = typedRegisterNumber(useSettled(typed.trim(), SEARCH_DEBOUNCE_MS, ''));
  const enabled =
    place !== null && place.number === registerNumber?.number && place.register === registerNumber.register;
  const dto = { registerNumber: place?.number ?? 0, ...(place?.register && { register: place.register }) };
  const body = { dto, pageSize: MAX };
  const { data } = useCall('POST mandate/find', { body }, { enabled });
  if (!enabled || !data) return [];
  return data.content.map(
    ({ id, propertyTitle, city, propertyRef, register, status, transactionType }: MandateSummary): Choice => ({
      id: `mandate ${id}`,
      group: 'mandates',
      label: t(`search.mandate.${register}`, { number: registerNumberText(register, place.number) }),
      icon: <FileSignatureIcon />,
      detail: [propertyTitle, city, propertyRef].filter(Boolean).join(' · '),
      aside: <MandateStatusTag status={status} transaction={transactionType} />,
      does: { to: paths.mandate(id) },
    }),
  );
}
