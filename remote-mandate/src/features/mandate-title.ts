import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';

/** Translates a key of the messages. */
export type Words = (key: string, values?: Record<string, unknown>) => string;

/** Title of a mandate: its register number, or before that its status. */
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
