import type { ReactNode } from 'react';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';

/** Counts of signatures: each principal, also of a couple, and the agent. */
export function SignatureCount({ given, wanted, agent }: MandateSummary['signatures']): ReactNode {
  const { t } = useTranslation('mandate');
  return t('list.signed', { count: wanted, given, agent: agent ? 1 : 0 });
}
