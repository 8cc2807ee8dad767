import { useCall, type CallInput, type CallReply } from '@pignon/shared/api';

export type PortalView = CallReply<'GET sync'>[number];
export type RunView = CallReply<'GET sync/histo'>['content'][number];
export type RunDetailView = CallReply<'GET sync/histo/{runId}'>;
export type ListingsQuery = CallInput<'GET sync/{portal}/listings'>['query'];

/** The portals of the agency, with their last and next sending. */
export const usePortals = () => useCall('GET sync', {}, { watch: true });

/** Fetches a page of properties on the market, with their selection for a portal. */
export const useListings = (portal: string, query: ListingsQuery) =>
  useCall('GET sync/{portal}/listings', { params: { portal }, query }, { keepPrevious: true });

/** Fetches what the law or the portal would refuse today. */
export const usePreflight = (portal: string) => useCall('POST sync/{portal}/preflight', { params: { portal } });

/** A page of the sendings, newest first. */
export const useRuns = (query: CallInput<'GET sync/histo'>['query']) =>
  useCall('GET sync/histo', { query }, { keepPrevious: true });

/** Fetches one run with the result of each listing. */
export const useRun = (runId: number, enabled: boolean) =>
  useCall('GET sync/histo/{runId}', { params: { runId } }, { enabled });

/** Fetches the portals on which a property is published. */
export const usePropertyPortals = (reference: string) =>
  useCall('GET property/{reference}/portals', { params: { reference } });

/** Fetches the changes of a listing since the previous run. */
export const useListingChanges = (runId: number, reference: string) =>
  useCall('GET sync/histo/{runId}/listing/{reference}', { params: { runId, reference } });
