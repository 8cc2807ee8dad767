import { useState, type ReactNode } from 'react';
import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import type { RegisterGap } from '@pignon/shared/domain/mandate/register.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Field } from '@pignon/shared/ui/core';
import { useGapReason } from '../../data/register.queries';
import { ActionDialog } from '../detail/action-dialog';
import detail from '../detail/detail.module.css';

interface GapDialogProps {
  register: CardKind;
  gap: RegisterGap;
  onClose: () => void;
}

/** Asks for the reason of missing numbers, which the printed register shows. */
export function GapDialog({ register, gap, onClose }: GapDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const { first, last } = gap;
  const [reason, setReason] = useState(gap.reason ?? '');
  const { mutate, isPending, error } = useGapReason(register, onClose);
  return (
    <ActionDialog
      title={t('gap.title')}
      action={t('gap.save')}
      disabled={reason.trim() === ''}
      pending={isPending}
      error={error}
      onClose={onClose}
      onSubmit={() => mutate({ first, last, reason: reason.trim() })}
    >
      <Field label={t('gap.reason')} hint={t('gap.reasonHint')}>
        {(ids) => (
          <textarea
            {...ids}
            className={detail.lines}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
