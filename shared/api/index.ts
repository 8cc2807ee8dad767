export { inBatches } from './batch';
export { call, configureApi, type ApiSettings, type CallOptions } from './client';
export { reportFault } from './fault';
export { failureSentence, isSilence, ProblemError, type FailureCode } from './problem-error';
export { onReadingCall, setReadingCalls, setTimeouts } from './request';
export { deletionKey } from './deletions';
export { createQueryClient } from './query-client';
export { waitingFiles, type PendingUpload } from './pending-uploads';
export { negotiatorOptions, useColleagues, type Colleagues } from './use-colleagues';
export { useContactNames } from './use-contact-names';
export { callQuery, useCall, type UseCallOptions } from './use-call';
export {
  // a stable function: with a new one per render, a query would take unchanged data for new, in a loop
  keepPreviousData,
  QueryClientProvider,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
export type { CallInput, CallKey } from '../domain/calls/call-table';
export type { CallReply, Received } from './received';
