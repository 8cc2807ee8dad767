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
const MAX_RESULTS = 5;

/** Finds mandates by the typed number, in both registers unless its letter is typed; from the first digit on. */
export function useMandateChoices(searchText: string): Choice[] {
  const { t } = useTranslation('host');
  const typedNumber = typedRegisterNumber(searchText);
  const registerNumber = typedRegisterNumber(useSettled(searchText.trim(), SEARCH_DEBOUNCE_MS, ''));
  const enabled =
    typedNumber !== null &&
    typedNumber.number === registerNumber?.number &&
    typedNumber.register === registerNumber.register;
  const dto = {
    registerNumber: typedNumber?.number ?? 0,
    ...(typedNumber?.register && { register: typedNumber.register }),
  };
  const body = { dto, pageSize: MAX_RESULTS };
  const { data } = useCall('POST mandate/find', { body }, { enabled });
  if (!enabled || !data) return [];
  return data.content.map(
    ({ id, propertyTitle, city, propertyRef, register, status, transactionType }: MandateSummary): Choice => ({
      id: `mandate ${id}`,
      group: 'mandates',
      label: t(`search.mandate.${register}`, { number: registerNumberText(register, typedNumber.number) }),
      icon: <FileSignatureIcon />,
      detail: [propertyTitle, city, propertyRef].filter(Boolean).join(' · '),
      aside: <MandateStatusTag status={status} transaction={transactionType} />,
      does: { to: paths.mandate(id) },
    }),
  );
}
