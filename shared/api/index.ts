export { call, configureApi, type ApiSettings, type CallOptions } from './client';
export { ProblemError, type FailureCode } from './problem-error';
export { createQueryClient } from './query-client';
export { useColleagues, type Colleagues } from './use-colleagues';
export { callQuery, useCall, type UseCallOptions } from './use-call';
export {
  QueryClientProvider,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
export type { CallInput, CallKey, CallReply } from '../domain/calls/call-table';
