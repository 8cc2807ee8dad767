import type { ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Alert } from '@pignon/shared/ui/core';
import { useSigningState } from '../../data/signing.queries';
import { MissingList } from './missing-list';

function Waiting({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('mandate');
  const missing = useSigningState(id).data?.missing ?? [];
  return (
    missing.length > 0 && (
      <Alert type="warning" title={t('missing.title', { count: missing.length })}>
        <MissingList missing={missing} />
      </Alert>
    )
  );
}

/** Facts to fill before a mandate can be fully signed. */
export function MissingPanel({ mandate: { id, status } }: { mandate: Mandate }): ReactNode {
  return status === 'PENDING' && <Waiting id={id} />;
}
