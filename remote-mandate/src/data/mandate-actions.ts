import { call, ProblemError, useMutation, useQueryClient, type Received } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import type { Closing, Extension, GivenNotice, SigningInput } from '@pignon/shared/domain/mandate/mandate-write.schema';

export type Act<Input> = (mandate: Mandate, input: Input) => Promise<Received<Mandate>>;

/** Publishes that the last signature brought a mandate into force. */
function publishSigned({ id, propertyRef, status }: Mandate, before: Mandate): void {
  if (before.status === 'PENDING' && status === 'RUNNING')
    bus.publish('mandate.signed', { mandateId: id, propertyRef });
}

/** An action on the mandate on screen. After a conflict it is refused and the screen refetches. */
export function useMandateAction<Input>(mandate: Mandate, act: Act<Input>, onDone?: (after: Mandate) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(mandate, input),
    onSuccess: (after) => {
      publishSigned(after, mandate);
      onDone?.(after);
    },
    onError: (error) => {
      const isOutdated = error instanceof ProblemError && (error.code === 'STALE' || error.code === 'CONFLICT');
      if (isOutdated) void client.invalidateQueries({ queryKey: ['GET mandate/{id}'] });
    },
  });
}

const sign: Act<SigningInput> = ({ propertyRef, version }, body) =>
  call('PATCH mandate/{propertyRef}/signed', { params: { propertyRef }, body }, { version });

export const useSigning = (mandate: Mandate) => useMandateAction(mandate, sign);

const extend: Act<Extension> = ({ id, version }, body) =>
  call('PATCH mandate/{id}/extend', { params: { id }, body }, { version });

export const useExtension = (mandate: Mandate, onDone: () => void) => useMandateAction(mandate, extend, onDone);

/** Ends a mandate by a letter with a notice period, or immediately. */
const end: Act<{ notice: GivenNotice } | { closing: Closing }> = ({ id, version }, request) =>
  'notice' in request
    ? call('PATCH mandate/{id}/notice', { params: { id }, body: request.notice }, { version })
    : call(
        'PATCH mandate/{id}/status/{status}',
        { params: { id, status: 'CLOSED' }, body: request.closing },
        { version },
      );

export const useEnding = (mandate: Mandate, onDone: () => void) => useMandateAction(mandate, end, onDone);

const withdrawNotice: Act<{ reason: string }> = ({ id, version }, body) =>
  call('PATCH mandate/{id}/notice/withdrawn', { params: { id }, body }, { version });

export const useNoticeWithdrawal = (mandate: Mandate, onDone: () => void) =>
  useMandateAction(mandate, withdrawNotice, onDone);
