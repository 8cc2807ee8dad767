import type { ReactNode } from 'react';
import { useCall } from '@pignon/shared/api';
import { useMay } from '@pignon/shared/auth';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { useParams } from '@pignon/shared/router';
import { ButtonLink, PageFrame, ScreenEmpty, ScreenError, ScreenLoading, ArrowLeftIcon } from '@pignon/shared/ui/core';
import { EventTimelineSkeleton } from '../features/events/event-timeline';
import { EventDetail } from '../features/events/event-detail';

/** `/event/31`: one event, edited in place by authorized users. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { eventId = '' } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(eventId);
  const query = useCall('GET event/{id}', { params: { id: Number(eventId) } }, { enabled: isNumber });
  const mayWrite = useMay('write');
  const { data: event, error } = query;
  if (event) return <EventDetail key={event.id} event={event} mayWrite={mayWrite} />;
  const backLink = (
    <ButtonLink to={paths.events} type="link" icon={<ArrowLeftIcon />}>
      {t('events.title')}
    </ButtonLink>
  );
  const isGone = !isNumber || (error !== null && 'status' in error && error.status === 404);
  return (
    <PageFrame title={t('event.one')} back={backLink}>
      {isGone && <ScreenEmpty title={t('event.gone')} action={backLink} />}
      {!isGone && error && <ScreenError error={error} onRetry={() => void query.refetch()} />}
      {!isGone && !error && (
        <ScreenLoading>
          <EventTimelineSkeleton rows={1} />
        </ScreenLoading>
      )}
    </PageFrame>
  );
}
