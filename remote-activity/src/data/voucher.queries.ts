import {
  call,
  callQuery,
  ProblemError,
  reportFault,
  useCall,
  useMutation,
  useQueryClient,
  type CallInput,
} from '@pignon/shared/api';
import { useTranslation } from '@pignon/shared/i18n';
import { sendOrWait } from '@pignon/shared/waiting';
import type { SignedVoucher, VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import { tourPath } from '../features/tour/tour-address';
import { tourLine } from '../features/waiting/merge-waiting-calls';

const signingQuery = (groupId: string) => callQuery('GET visit/group/{groupId}/signing', { params: { groupId } });

/** Fetches a tour's vouchers and the content of the next one. */
export const useVoucherState = (groupId: string) =>
  useCall('GET visit/group/{groupId}/signing', { params: { groupId } });

interface Signing {
  body: CallInput<'POST visit/group/{groupId}/sign'>['body'];
  /** Formatted names of the signatories. */
  names: string;
}

/** Stores signatures for the voucher on screen, online or offline; a tour that changed meanwhile is refetched. */
export function useSignVoucher({ groupId }: VoucherState, onSigned: (isQueued: boolean) => void) {
  const { t } = useTranslation('activity');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, names }: Signing) =>
      sendOrWait(
        'POST visit/group/{groupId}/sign',
        { params: { groupId }, body },
        { line: tourLine(groupId), title: t('waiting.voucher', { names }), to: tourPath(groupId) },
      ),
    onSuccess: (result) => onSigned(result.kind === 'waits'),
    onError: (error) => {
      reportFault(error);
      if (error instanceof ProblemError) void client.invalidateQueries({ queryKey: signingQuery(groupId).queryKey });
    },
  });
}

/** Sends a signed voucher to visitors; `onSent` receives each message's result. */
export function useMailVoucher(groupId: string, { number }: SignedVoucher, onSent: (state: VoucherState) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contactIds: number[]) =>
      call('POST visit/group/{groupId}/voucher/{number}/mail', { params: { groupId, number }, body: { contactIds } }),
    onSuccess: onSent,
    onError: (error) => {
      reportFault(error);
      // messages sent before the failure are recorded
      void client.invalidateQueries({ queryKey: signingQuery(groupId).queryKey });
    },
  });
}
