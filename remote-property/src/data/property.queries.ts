import { useState } from 'react';
import {
  callQuery,
  useCall,
  useQueries,
  useQuery,
  useQueryClient,
  type CallInput,
  type CallReply,
  type UseCallOptions,
} from '@pignon/shared/api';
import { timestampOf } from '@pignon/shared/domain/common/date-time';
import type { MediaSize } from '@pignon/shared/domain/media/media.enums';
import type { Media, SignedMedia } from '@pignon/shared/domain/media/media.schema';
import { useLoadingFlag } from '@pignon/shared/state';

type FindBody = CallInput<'POST property/find'>['body'];

/** Milliseconds before its expiry at which a signed address is renewed. */
const MARGIN_MS = 60_000;
/** Longest timer in milliseconds: beyond 24 days timers overflow and fire at once. */
const MAX_DURATION_MS = 86_400_000;

/** Fetches one page of the list; keeps the previous page while loading. */
export function usePropertyPage(body: FindBody, options: UseCallOptions = {}) {
  const query = useCall('POST property/find', { body }, { keepPrevious: true, ...options });
  useLoadingFlag('properties', query.isFetching);
  return query;
}

const answersOf = (results: readonly { data: CallReply<'POST property/find'> | undefined }[]) =>
  results.map(({ data }) => data);

/** Reads several pages in parallel; cancels those no longer needed. */
export function usePropertyPages(bodies: readonly FindBody[]) {
  return useQueries({
    queries: bodies.map((body) => callQuery('POST property/find', { body })),
    combine: answersOf,
  });
}

/** Figures of the portfolio, refreshed from time to time. */
export function usePropertyCube(body: CallInput<'POST property/cube'>['body'], options: UseCallOptions = {}) {
  return useCall('POST property/cube', { body }, { keepPrevious: true, watch: true, ...options });
}

export function useProperty(reference: string) {
  const query = useCall('GET property/{reference}', { params: { reference } });
  useLoadingFlag('properties', query.isFetching);
  return query;
}

/** Prefetches a property before a likely click. */
export function usePropertyPrefetch() {
  const client = useQueryClient();
  // a failed prefetch is silent: the click requests again
  const ignoreError = () => undefined;
  return {
    page: (body: FindBody) => void client.query(callQuery('POST property/find', { body })).catch(ignoreError),
    property: (reference: string) =>
      void client.query(callQuery('GET property/{reference}', { params: { reference } })).catch(ignoreError),
  };
}

/** Signed address of a photograph in a small size, as a list in memory has it; undefined without one. */
export function useListedCover(reference: string, media: Pick<Media, 'path'>): string | undefined {
  const client = useQueryClient();
  const [address] = useState(() => {
    const pages = client.getQueriesData<CallReply<'POST property/find'>>({ queryKey: ['POST property/find'] });
    const listed = pages.flatMap(([, page]) => page?.content ?? []).find((one) => one.reference === reference);
    return listed?.cover?.path;
  });
  return address?.includes(`/${encodeURIComponent(media.path)}?`) === true ? address : undefined;
}

function msLeft({ expiration }: SignedMedia): number {
  return Math.min(Math.max(timestampOf(expiration) - Date.now() - MARGIN_MS, 0), MAX_DURATION_MS);
}

/** Signed address of a media in a size; cached until it expires, then renewed. */
export function useSignedMedia(reference: string, media: Pick<Media, 'path'>, size: MediaSize) {
  return useQuery({
    ...callQuery('GET media/{owner}/{reference}/{size}/{path}', {
      params: { owner: 'property', reference, size, path: media.path },
    }),
    staleTime: (query) => (query.state.data ? msLeft(query.state.data) : 0),
    refetchInterval: (query) => (query.state.data ? Math.max(msLeft(query.state.data), MARGIN_MS) : false),
  });
}
