import { useState, type ReactNode } from 'react';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { lazyPart, PageFrame } from '@pignon/shared/ui/core';
import { tourFromSearch, draftKeyOf } from '../features/tour/tour-address';
import { TourSavedPanel } from '../features/tour/tour-saved-panel';
import { useNewDraft } from '../features/tour/new-draft';

const TourForm = lazyPart(
  async () => (await import(/* webpackChunkName: "tour-form" */ '../features/tour/tour-form')).TourForm,
);

/** Plans a tour: buyer, time, properties and their order. */
export function Page(): ReactNode {
  const { t } = useTranslation('activity');
  const { search } = useLocation();
  const [initialTour] = useState(() => tourFromSearch(search));
  const start = useNewDraft(initialTour);
  const [saved, setSaved] = useState<Tour>();
  return (
    <PageFrame title={t('tour.title')}>
      {saved ? (
        <TourSavedPanel tour={saved} />
      ) : (
        <TourForm
          start={start}
          draftKey={draftKeyOf(initialTour)}
          offered={initialTour.contactIds}
          onSaved={setSaved}
        />
      )}
    </PageFrame>
  );
}
