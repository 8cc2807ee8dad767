import { useState, type ReactNode } from 'react';
import { frenchDistance } from '@pignon/shared/domain/common/french';
import { useTranslation } from '@pignon/shared/i18n';
import { Button, RouteIcon } from '@pignon/shared/ui/core';
import { orderedByDistance, type Leg, type Properties } from './tour-planning';
import type { TourDraft } from './tour-draft';
import styles from './tour.module.css';

/** Minimum stops to reorder: the first one stays first. */
const MIN_STOPS = 3;
/** Minimum saving worth mentioning. */
const MIN_KM = 0.05;

interface OrderBarProps {
  draft: TourDraft;
  properties: Properties;
  legs: readonly (Leg | undefined)[];
  onChange: (part: Partial<TourDraft>) => void;
}

/** Sorts stops by distance, and shows the estimated travel time. */
export function OrderBar({ draft, properties, legs, onChange }: OrderBarProps): ReactNode {
  const { t } = useTranslation('activity');
  const [announcement, setAnnouncement] = useState('');
  const known = legs.filter((leg) => leg !== undefined);
  if (known.length === 0) return null;
  const km = frenchDistance(known.reduce((sum, leg) => sum + leg.km, 0));
  const minutes = known.reduce((sum, leg) => sum + leg.minutes, 0);
  const order = () => {
    const { stops, before, after } = orderedByDistance(draft, properties);
    onChange({ stops });
    const words = { before: frenchDistance(before), after: frenchDistance(after) };
    setAnnouncement(after < before - MIN_KM ? t('tour.ordered', words) : t('tour.orderedAlready'));
  };
  return (
    <div className={styles.order}>
      <p className={styles.soft}>{t('tour.way', { km, minutes })}</p>
      {draft.stops.length >= MIN_STOPS && (
        <Button icon={<RouteIcon />} onClick={order}>
          {t('tour.order')}
        </Button>
      )}
      <p role="status" className={styles.soft}>
        {announcement}
      </p>
    </div>
  );
}
