import { call, callQuery, reportFault, useCall, useMutation, useQueryClient } from '@pignon/shared/api';

const noticesQuery = (groupId: string) => callQuery('GET visit/group/{groupId}/notice', { params: { groupId } });

/** Fetches the notices sent to a tour's visitors and those due. */
export const useNotices = (groupId: string) => useCall('GET visit/group/{groupId}/notice', { params: { groupId } });

/** Sends the due notices to the visitors now. */
export function useTellVisitors(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (contactIds: number[]) =>
      call('POST visit/group/{groupId}/notice', { params: { groupId }, body: { contactIds } }),
    onError: (error) => {
      reportFault(error);
      // another user may have sent them meanwhile
      void client.invalidateQueries({ queryKey: noticesQuery(groupId).queryKey });
    },
  });
}
