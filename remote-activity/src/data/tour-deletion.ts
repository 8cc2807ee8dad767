import { call, callQuery, deletionKey, ProblemError, useCall, useMutation, useQueryClient } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { useTranslation } from '@pignon/shared/i18n';

export const tourQuery = (groupId: string) => callQuery('GET visit/group/{groupId}', { params: { groupId } });

/** A tour with all its visits; the list on screen may show only some. */
export const useTourVisits = (groupId: string) => useCall('GET visit/group/{groupId}', { params: { groupId } });

interface Deletion {
  version: number;
  count: number;
}

/** Deletes a tour at the version read. After a conflict or when it is missing, reads it again. */
export function useDeleteTour(groupId: string, onDeleted: () => void) {
  const { t } = useTranslation('activity');
  const client = useQueryClient();
  return useMutation({
    mutationKey: deletionKey('DELETE visit/group/{groupId}', { params: { groupId } }),
    mutationFn: ({ version }: Deletion) => call('DELETE visit/group/{groupId}', { params: { groupId } }, { version }),
    onSuccess: (_, { count }) => {
      bus.publish('notice.raised', { message: t('tour.deleted', { count }) });
      onDeleted();
    },
    onError: (error) => {
      if (!(error instanceof ProblemError)) return;
      void client.invalidateQueries({ queryKey: ['GET visit/group/{groupId}'] });
      void client.invalidateQueries({ queryKey: ['POST visit/find'] });
    },
  });
}
