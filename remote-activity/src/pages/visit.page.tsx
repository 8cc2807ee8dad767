import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Navigate, useParams } from '@pignon/shared/router';
import { ButtonLink, PageFrame, ScreenEmpty, ScreenError, ScreenLoading } from '@pignon/shared/ui/core';
import { useVisits, visitById } from '../data/activity.queries';
import { tourPath } from '../features/tour/tour-address';

/** A visit by its number: leads to its tour. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { visitId = '' } = useParams();
  const isNumber = /^[1-9]\d{0,14}$/.test(visitId);
  const query = useVisits(visitById(Number(visitId)), { enabled: isNumber });
  const visit = query.data?.content[0];
  if (visit) return <Navigate to={tourPath(visit.groupId)} replace />;
  const isGone = !isNumber || query.data !== undefined;
  return (
    <PageFrame title={t('follow.untitled')}>
      {isGone && (
        <ScreenEmpty title={t('tour.gone')} action={<ButtonLink to={paths.visits}>{t('visits.showAll')}</ButtonLink>} />
      )}
      {!isGone && query.error && <ScreenError error={query.error} onRetry={() => void query.refetch()} />}
      {!isGone && !query.error && <ScreenLoading />}
    </PageFrame>
  );
}
