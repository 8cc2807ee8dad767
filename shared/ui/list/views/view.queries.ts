import { useEffect } from 'react';
import { call, callQuery, useCall, useMutation, useQueryClient, type CallInput } from '@pignon/shared/api';
import { withPinOrder } from '@pignon/shared/domain/view/view.rules';
import type { View, ViewArea } from '@pignon/shared/domain/view/view.schema';

const CHANNEL = 'pignon.views';
const KEY = 'GET user/me/view';
const ORDER = ['PUT user/me/view/order'];

function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Fetches the user's views of the list and those shared by colleagues; in sync with other tabs. */
export function useViews(area: ViewArea) {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void client.invalidateQueries({ queryKey: [KEY] });
    return () => channel.close();
  }, [client]);
  return useCall(KEY, { query: { area } });
}

/** Writes of views, followed by the screen and other tabs. */
export function useViewWrites() {
  const client = useQueryClient();
  const onSuccess = async () => {
    tellTabs();
    await client.invalidateQueries({ queryKey: [KEY] });
  };
  const create = useMutation({
    mutationFn: (body: CallInput<'POST user/me/view'>['body']) => call('POST user/me/view', { body }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ view: { id, version }, ...body }: { view: View } & CallInput<'PATCH user/me/view/{id}'>['body']) => {
      // a pin is personal: a concurrent change of the view must not refuse it
      const pinOnly = Object.keys(body).every((key) => key === 'pinned');
      return call('PATCH user/me/view/{id}', { params: { id }, body }, pinOnly ? {} : { version });
    },
    onSuccess,
  });
  const drop = useMutation({
    mutationFn: ({ id }: View) => call('DELETE user/me/view/{id}', { params: { id } }),
    onSuccess,
  });
  return { create, change, drop };
}

/** Reorders pinned views: optimistic, with sequential requests. */
export function useViewOrder(area: ViewArea): (ids: readonly number[]) => void {
  const client = useQueryClient();
  const { queryKey } = callQuery(KEY, { query: { area } });
  const { mutate } = useMutation({
    mutationKey: ORDER,
    scope: { id: ORDER.join() },
    mutationFn: (ids: readonly number[]) => call('PUT user/me/view/order', { body: { area, ids: [...ids] } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<View[]>(queryKey, (views) => views && withPinOrder(views, ids));
    },
    onSettled: async () => {
      tellTabs();
      // a refetch during a pending order would show the former one
      if (client.isMutating({ mutationKey: ORDER }) === 1) await client.invalidateQueries({ queryKey: [KEY] });
    },
  });
  return mutate;
}
