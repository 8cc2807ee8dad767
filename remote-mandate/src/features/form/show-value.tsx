import type { ReactNode } from 'react';
import { i18n } from '@pignon/shared/i18n';

const WORDS: Readonly<Record<string, string>> = {
  type: 'mandateType',
  feeType: 'feeType',
  transactionType: 'transactionType',
  register: 'mandate:register',
};

/** Says a choice in words where two versions of a mandate are compared. */
export function showValue(path: string, value: unknown): ReactNode {
  const words = WORDS[path];
  return words !== undefined && typeof value === 'string' ? i18n.t(`${words}.${value}`) : undefined;
}
