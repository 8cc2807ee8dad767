import { call } from '@pignon/shared/api';
import { raiseNotice } from '@pignon/shared/bus';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SignedBy } from '@pignon/shared/domain/mandate/mandate-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { tellFailure } from '@pignon/shared/ui/core';
import { useMandateAction, type Act } from './mandate-actions';

const sign: Act<SignedBy> = ({ id, version }, body) =>
  call('PATCH mandate/{id}/amendment/signed', { params: { id }, body }, { version });

const drop: Act<void> = ({ id, version }) =>
  call('PATCH mandate/{id}/amendment/dropped', { params: { id } }, { version });

export const useAmendmentSigning = (mandate: Mandate) => useMandateAction(mandate, sign);

/** Drops the pending amendment, with undo in a notice; its signatures are lost. */
export function useAmendmentDrop(mandate: Mandate) {
  const { t } = useTranslation('mandate');
  const { id, pendingAmendment: pending } = mandate;
  return useMandateAction(mandate, drop, ({ version }) => {
    if (pending === null) return;
    const { changes, text } = pending;
    const restore = () =>
      call('PATCH mandate/{id}/amendment', { params: { id }, body: { changes, text } }, { version });
    const run = () => void restore().catch((error: unknown) => tellFailure(error, t('state.error')));
    raiseNotice(t('amend.dropped'), { label: t('amend.takeBack'), run });
  });
}
