import type { ReactNode } from 'react';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { MandateStep } from '@pignon/shared/domain/mandate/mandate-status';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, Dialog, lazyDialog, ScreenError, ScreenLoading, Skeleton } from '@pignon/shared/ui/core';
import { useMandate } from '../../data/mandate.queries';
import { ExtendDialog } from '../amend/extend-dialog';
import { LazyConcludeDialog } from '../conclude/lazy-conclude-dialog';
import { EndDialog } from '../end/end-dialog';

const SignDialog = lazyDialog(async () => (await import('../sign/sign-dialog')).SignDialog);

interface MoveDialogProps {
  mandateId: number;
  move: MandateStep;
  onClose: () => void;
}

function MoveForm({ mandate, move, onClose }: { mandate: Mandate } & Omit<MoveDialogProps, 'mandateId'>): ReactNode {
  if (move.by === 'SIGN') return <SignDialog mandate={mandate} onClose={onClose} />;
  if (move.by === 'EXTEND') return <ExtendDialog mandate={mandate} onClose={onClose} />;
  if (move.to === 'SOLD') return <LazyConcludeDialog mandate={mandate} onClose={onClose} />;
  return <EndDialog mandate={mandate} onClose={onClose} />;
}

/** Fields required by a move, once the mandate is loaded. */
export function MoveDialog({ mandateId, ...move }: MoveDialogProps): ReactNode {
  const { t } = useTranslation('mandate');
  const query = useMandate(mandateId);
  if (query.data) return <MoveForm mandate={query.data} {...move} />;
  return (
    <Dialog
      open
      title={t('detail.mandate')}
      onClose={move.onClose}
      footer={<Button onClick={move.onClose}>{t('action.cancel')}</Button>}
    >
      {query.error ? (
        <ScreenError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ScreenLoading>
          <Skeleton height={120} />
        </ScreenLoading>
      )}
    </Dialog>
  );
}
