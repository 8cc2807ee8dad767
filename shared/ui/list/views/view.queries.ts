import { useEffect } from 'react';
import { call, callQuery, useCall, useMutation, useQueryClient, type CallInput } from '@pignon/shared/api';
import { withPinOrder } from '@pignon/shared/domain/view/view.rules';
import type { View, ViewArea } from '@pignon/shared/domain/view/view.schema';

const CHANNEL_NAME = 'pignon.views';
const VIEWS_KEY = 'GET user/me/view';
const ORDER_KEY = ['PUT user/me/view/order'];

function notifyTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Fetches the user's views of the list and those shared by colleagues; in sync with other tabs. */
export function useViews(area: ViewArea) {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL_NAME);
    channel.onmessage = () => void client.invalidateQueries({ queryKey: [VIEWS_KEY] });
    return () => channel.close();
  }, [client]);
  return useCall(VIEWS_KEY, { query: { area } });
}

/** Writes of views, followed by the screen and other tabs. */
export function useViewWrites() {
  const client = useQueryClient();
  const onSuccess = async () => {
    notifyTabs();
    await client.invalidateQueries({ queryKey: [VIEWS_KEY] });
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
  const deleteView = useMutation({
    mutationFn: ({ id }: View) => call('DELETE user/me/view/{id}', { params: { id } }),
    onSuccess,
  });
  return { create, change, drop: deleteView };
}

/** Reorders pinned views: optimistic, with sequential requests. */
export function useViewOrder(area: ViewArea): (ids: readonly number[]) => void {
  const client = useQueryClient();
  const { queryKey } = callQuery(VIEWS_KEY, { query: { area } });
  const { mutate } = useMutation({
    mutationKey: ORDER_KEY,
    scope: { id: ORDER_KEY.join() },
    mutationFn: (ids: readonly number[]) => call('PUT user/me/view/order', { body: { area, ids: [...ids] } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<View[]>(queryKey, (views) => views && withPinOrder(views, ids));
    },
    onSettled: async () => {
      notifyTabs();
      // a refetch during a pending order would show the former one
      if (client.isMutating({ mutationKey: ORDER_KEY }) === 1)
        await client.invalidateQueries({ queryKey: [VIEWS_KEY] });
    },
  });
  return mutate;
}
