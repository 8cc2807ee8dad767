import type { ReactNode } from 'react';
import { i18n } from '@pignon/shared/i18n';

const WORDS: Readonly<Record<string, string>> = {
  type: 'mandateType',
  feeType: 'mandate:feeType',
  transactionType: 'transactionType',
  register: 'mandate:cardKind',
};

/** Renders an enum value in the conflict dialog. */
export function showValue(path: string, value: unknown): ReactNode {
  const words = WORDS[path];
  return words !== undefined && typeof value === 'string' ? i18n.t(`${words}.${value}`) : undefined;
}
