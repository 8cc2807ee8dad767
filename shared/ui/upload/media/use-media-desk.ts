import { useEffect, useEffectEvent, useState } from 'react';
import { callQuery, failureSentence, useCall, useQueryClient } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import type { MediaList, MediaOwned } from '@pignon/shared/domain/media/media.schema';
import { useStore } from '@pignon/shared/state';
import { createMediaDesk } from './media-edit-queue';

/** Media of an owner, with the changes in progress. */
export function useMediaDesk(mediaOwner: MediaOwned) {
  const client = useQueryClient();
  const input = { params: mediaOwner };
  const query = useCall('GET media/{owner}/{reference}', input);
  const [desk] = useState(() =>
    createMediaDesk(mediaOwner, {
      onSaved: (list) => {
        client.setQueryData(callQuery('GET media/{owner}/{reference}', input).queryKey, list);
      },
      onRefused: (error) => bus.publish('error.raised', { message: failureSentence(error) }),
    }),
  );
  const refresh = useEffectEvent((list: MediaList) => desk.refresh(list));
  useEffect(() => {
    if (query.data) refresh(query.data);
  }, [query.data]);
  return { desk, media: useStore(desk.shown), error: query.error, retry: () => void query.refetch() };
}
