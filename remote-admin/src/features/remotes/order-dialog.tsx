import type { ReactNode } from 'react';
import type { RolloutOrder } from '@pignon/shared/domain/rollout/rollout.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useOrder } from '../../data/rollout.queries';
import { ConfirmDialog } from '../confirm-dialog';
import type { OrderProps, RolloutRequest } from './rollout-request';

/** Promotes a version or rolls back, after its consequences are shown. */
export function OrderDialog({
  remote: { name, stable, previous, canary },
  revision,
  rolloutRequest,
  onDone,
  onClose,
}: OrderProps & { rolloutRequest: Exclude<RolloutRequest, { order: 'CANARY' }> }): ReactNode {
  const { t } = useTranslation('admin');
  const order = useOrder(onDone);
  const isPromotion = rolloutRequest.order === 'PROMOTE';
  const kind = isPromotion ? 'promote' : canary ? 'endTrial' : 'rollback';
  const consequence = stable === null ? `${kind}First` : kind;
  const version = isPromotion ? rolloutRequest.version : (canary?.version ?? previous);
  const fullOrder: RolloutOrder = { remote: name, revision, ...rolloutRequest } as RolloutOrder;
  return (
    <ConfirmDialog
      title={t(`remotes.ask.${kind}`, { name, version })}
      text={t(`remotes.means.${consequence}`, { version, stable })}
      verb={t(`remotes.${kind}`)}
      danger={!isPromotion && !canary}
      pending={order.isPending}
      error={order.error}
      onConfirm={() => order.mutate(fullOrder)}
      onClose={onClose}
    />
  );
}
