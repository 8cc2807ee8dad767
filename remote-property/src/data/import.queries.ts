import { call, callQuery, type CallInput, useCall, useMutation, useQuery } from '@pignon/shared/api';
import { WORKING_STATUSES, type ImportResult } from '@pignon/shared/domain/property/import/import.enums';

/** Polling interval in milliseconds while the server works; change events refresh sooner. */
const POLL_INTERVAL_MS = 2000;
const PAGE_SIZE = 20;

/** Fetches one import; polls while the server works on it. */
export function useListingImport(importId: number) {
  return useQuery({
    ...callQuery('GET property/import/{importId}', { params: { importId } }),
    refetchInterval: ({ state }) =>
      state.data && WORKING_STATUSES.includes(state.data.status) ? POLL_INTERVAL_MS : false,
  });
}

export interface RowFilter {
  result: ImportResult | null;
  doubtful: boolean;
  pageNumber: number;
}

/** Lines of an import; `state` is part of the key, as the lines change with it. */
export function useImportRows(importId: number, { result, doubtful, pageNumber }: RowFilter) {
  const query = {
    ...(result && { result }),
    ...(doubtful && { doubtful: 'true' }),
    pageNumber,
    pageSize: PAGE_SIZE,
  };
  return useCall('GET property/import/{importId}/rows', { params: { importId }, query }, { keepPrevious: true });
}

/** Past imports, newest first, page by page. */
export const useImports = (pageNumber: number) =>
  useCall('GET property/import', { query: { pageNumber, pageSize: PAGE_SIZE } }, { keepPrevious: true });

export function useSendListings(onProgress: (fraction: number) => void, onDone: (importId: number) => void) {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      return call('POST property/import', {}, { form, onProgress });
    },
    onSuccess: ({ importId }) => onDone(importId),
  });
}

export function useStartImport(importId: number) {
  return useMutation({
    mutationFn: (body: CallInput<'POST property/import/{importId}/run'>['body']) =>
      call('POST property/import/{importId}/run', { params: { importId }, body }),
  });
}

export function useUndoImport(importId: number) {
  return useMutation({
    mutationFn: () => call('POST property/import/{importId}/undo', { params: { importId } }),
  });
}
