export { inBatches } from './batch';
export { call, configureApi, type ApiSettings, type CallOptions } from './client';
export { failureSentence, isSilence, ProblemError, type FailureCode } from './problem-error';
export { createQueryClient } from './query-client';
export { waitingFiles, type WaitingFile } from './waiting-files';
export { useColleagues, type Colleagues } from './use-colleagues';
export { callQuery, useCall, type UseCallOptions } from './use-call';
export {
  QueryClientProvider,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
export type { CallInput, CallKey, CallReply } from '../domain/calls/call-table';
