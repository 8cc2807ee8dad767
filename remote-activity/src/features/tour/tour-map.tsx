import type { ReactNode } from 'react';
import { frameAround } from '@pignon/shared/domain/place/lasso';
import { roundPoint } from '@pignon/shared/domain/privacy/round-location';
import { useTranslation } from '@pignon/shared/i18n';
import { usePrivacy } from '@pignon/shared/state';
import { MapView, type MapMark } from '@pignon/shared/ui/map';
import { usePropertiesByReference } from '../../data/records.queries';
import { pointOf } from './tour-planning';
import styles from './tour.module.css';

/** View before the frame is known. */
const FRANCE = { lat: 46.6, lon: 2.4, zoom: 5 };

export interface MapStop {
  reference: string;
  /** Position in the tour, from 1, as in the list. */
  place: number;
}

/** Map of a tour's properties, numbered; approximate on the client's screen. */
export function TourMap({ stops }: { stops: readonly MapStop[] }): ReactNode {
  const { t } = useTranslation('activity');
  const watched = usePrivacy();
  const { data: properties } = usePropertiesByReference(stops.map(({ reference }) => reference));
  const marks = stops.flatMap(({ reference, place }): MapMark[] => {
    const exact = pointOf(properties, reference);
    if (!exact) return [];
    const label = t('tour.mapStop', { place, title: properties?.get(reference)?.title || reference });
    return [{ key: `${place}`, ...(watched ? roundPoint(exact) : exact), text: `${place}`, label, look: 'one' }];
  });
  const corners = marks.map(({ lat, lon }): [number, number] => [lon, lat]);
  if (marks.length === 0) return <p className={styles.soft}>{t('tour.mapNothing')}</p>;
  return (
    <div className={styles.map}>
      <MapView
        label={t('tour.map')}
        base="plan"
        place={FRANCE}
        fit={frameAround([{ type: 'Polygon', coordinates: [corners] }])}
        marks={marks}
        keys={false}
      />
    </div>
  );
}
