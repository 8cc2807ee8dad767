import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { formatNumber } from '@pignon/shared/i18n';

/** Translates a key of the messages. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** How a mandate is called: by its number once it has one, by what it waits for until then. */
export function mandateTitle(
  { id, registerNumber, type, status }: Pick<Mandate, 'id' | 'registerNumber' | 'type' | 'status'>,
  t: Words,
): string {
  if (registerNumber !== null) return t('detail.numbered', { number: formatNumber(registerNumber) });
  if (type === 'PARTNER') return t('detail.delegation', { id });
  return t(status === 'PENDING' ? 'detail.toSign' : 'detail.unsigned', { id });
}
