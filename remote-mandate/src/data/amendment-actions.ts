import { call } from '@pignon/shared/api';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { SignedBy } from '@pignon/shared/domain/mandate/mandate-write.schema';
import { useMandateAction, type Act } from './mandate-actions';

const sign: Act<SignedBy> = ({ id, version }, body) =>
  call('PATCH mandate/{id}/amendment/signed', { params: { id }, body }, { version });

const drop: Act<void> = ({ id, version }) =>
  call('PATCH mandate/{id}/amendment/dropped', { params: { id } }, { version });

export const useAmendmentSigning = (mandate: Mandate) => useMandateAction(mandate, sign);
export const useAmendmentDrop = (mandate: Mandate) => useMandateAction(mandate, drop);
