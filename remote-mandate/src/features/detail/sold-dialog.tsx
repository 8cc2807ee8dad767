import type { ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useStatusChange } from '../../data/mandate-actions';
import { ActionDialog } from './action-dialog';

interface SoldDialogProps {
  mandate: Mandate;
  onClose: () => void;
}

/** Asks before a mandate is sold: that cannot be taken back. */
export function SoldDialog({ mandate, onClose }: SoldDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { mutate, isPending, error } = useStatusChange(mandate, onClose);
  return (
    <ActionDialog
      title={t('status.title.SOLD')}
      action={t('status.do.SOLD')}
      pending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={() => mutate({ status: 'SOLD' })}
    >
      <p>{t('status.lead.SOLD')}</p>
    </ActionDialog>
  );
}
