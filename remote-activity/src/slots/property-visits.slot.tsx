import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { PropertyFeedbackPanel } from '../features/feedback/property-feedback-panel';
import { VisitsPanel } from '../features/visits/visits-panel';

/** The visits of a property. */
export function Slot({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <>
      <VisitsPanel
        of={{ propertyRef: reference }}
        visibleCount={10}
        all={`${paths.visits}?period=all&property=${encodeURIComponent(reference)}&sort=start.desc`}
        empty={t('panel.noVisit')}
        without="property"
      />
      <PropertyFeedbackPanel reference={reference} />
    </>
  );
}
