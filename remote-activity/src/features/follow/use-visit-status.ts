import { ProblemError, reportFault, useMutation, useQueryClient, type CallInput } from '@pignon/shared/api';
import type { VisitSummary } from '@pignon/shared/domain/visit/visit.schema';
import { formatTime, useTranslation } from '@pignon/shared/i18n';
import { sendOrWait } from '@pignon/shared/waiting';
import { tourQuery } from '../../data/tour-deletion';
import { tourPath } from '../tour/tour-address';
import { visitLine } from '../waiting/merge-waiting-calls';

export interface Step {
  visit: VisitSummary;
  change: CallInput<'PATCH visit/{id}/status'>['body'];
}

/** Saves the status of one visit, also offline. Reloads a tour that changed meanwhile. */
export function useVisitStatus(groupId: string) {
  const { t } = useTranslation('activity');
  const client = useQueryClient();
  const { queryKey } = tourQuery(groupId);
  return useMutation({
    mutationFn: ({ visit: { id, version, status, propertyRef, start, end }, change }: Step) =>
      sendOrWait(
        'PATCH visit/{id}/status',
        { params: { id }, body: change },
        {
          version,
          line: visitLine(id),
          title: t(`waiting.visit.${change.status}`, { time: formatTime(start), reference: propertyRef }),
          to: tourPath(groupId),
          base: { status, propertyRef, start, end },
          result: { ...change },
        },
      ),
    onSuccess: (result) => {
      if (result.kind === 'waits') return;
      const { reply } = result;
      client.setQueryData(
        queryKey,
        (tour) => tour && { ...tour, visits: tour.visits.map((visit) => (visit.id === reply.id ? reply : visit)) },
      );
    },
    onError: (error) => {
      reportFault(error);
      if (error instanceof ProblemError) void client.invalidateQueries({ queryKey });
    },
  });
}
