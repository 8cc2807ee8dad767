import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';

/** Translates a key of the messages. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** How a mandate is called: by its number in its register once it has one, by what it waits for until then. */
export function mandateTitle(
  { register, registerNumber, type, status }: Pick<Mandate, 'register' | 'registerNumber' | 'type' | 'status'>,
  t: Words,
): string {
  if (registerNumber !== null) {
    const words = register === 'G' ? 'detail.numberedManagement' : 'detail.numbered';
    return t(words, { number: registerNumberText(register, registerNumber) });
  }
  if (type === 'PARTNER') return t('detail.delegation');
  return t(status === 'PENDING' ? 'detail.toSign' : 'detail.unsigned');
}
