import { ProblemError, useCall, useMutation, useQuery, useQueryClient, type CallReply } from '@pignon/shared/api';
import type { RolloutOrder } from '@pignon/shared/domain/rollout/rollout.schema';
import { ROLLOUT_URL, type RolloutView } from '@pignon/shared/domain/rollout/rollout-view';
import { callEdge } from './edge-client';

const KEY = ['rollout'] as const;
/** Polling interval, so that version changes by command appear soon. */
const POLL_INTERVAL_MS = 20_000;
export const USE_DAYS = 7;

export type RemoteUseLine = CallReply<'GET remote/use'>[number];

function isView(value: object): value is RolloutView {
  return 'remotes' in value && Array.isArray(value.remotes) && 'revision' in value;
}

async function readView(init: RequestInit): Promise<RolloutView> {
  const body = await callEdge(ROLLOUT_URL, init);
  if (!isView(body)) throw ProblemError.local('BAD_ANSWER', 200);
  return body;
}

/** Fetches the published, live and canary versions of each module, with their history. */
export function useRollout() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => readView({ signal }), refetchInterval: POLL_INTERVAL_MS });
}

/** Sends an order about versions; refetches the list, also after a refusal. */
export function useOrder(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: RolloutOrder) => readView({ method: 'POST', body: JSON.stringify(order) }),
    onSuccess: (view) => {
      client.setQueryData(KEY, view);
      onDone();
    },
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Fetches remotes' versions in use: users, load times and failures of the last days. */
export const useRemoteUse = () => useCall('GET remote/use', { query: { days: String(USE_DAYS) } }, { watch: true });

/** Fetches the version of a module that each colleague loaded last. */
export const useRemotePeople = (remote: string, pageNumber: number) =>
  useCall(
    'GET remote/{remote}/people',
    { params: { remote }, query: { pageNumber: String(pageNumber) } },
    { keepPrevious: true },
  );
