import {
  call,
  callQuery,
  useCall,
  useMutation,
  useQueryClient,
  type CallInput,
  type UseCallOptions,
} from '@pignon/shared/api';
import type { CardKind } from '@pignon/shared/domain/agency/agency.enums';
import type { GapReason } from '@pignon/shared/domain/mandate/register.schema';
import { useLoadingFlag } from '@pignon/shared/state';

/** A page of a register; keeps the last page while the next one loads. */
export function useRegister(query: CallInput<'GET mandate/register'>['query'], options: UseCallOptions = {}) {
  const page = useCall('GET mandate/register', { query }, { keepPrevious: true, ...options });
  useLoadingFlag('mandates', page.isFetching);
  return page;
}

const gapsOf = (register: CardKind) => callQuery('GET mandate/register/gap', { query: { register } });

/** The numbers that a register lacks. */
export const useRegisterGaps = (register: CardKind) => useCall('GET mandate/register/gap', { query: { register } });

/** Explains missing numbers; the answer has all of them as they are explained now. */
export function useGapReason(register: CardKind, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GapReason) => call('PATCH mandate/register/{register}/gap', { params: { register }, body }),
    onSuccess: (gaps) => {
      client.setQueryData(gapsOf(register).queryKey, gaps);
      onDone();
    },
  });
}
