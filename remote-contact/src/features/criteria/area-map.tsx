import type { ReactNode } from 'react';
import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';
import { frameAround } from '@pignon/shared/domain/place/lasso';
import { useTranslation } from '@pignon/shared/i18n';
import { MapView } from '@pignon/shared/ui/map';
import styles from './areas.module.css';

/** View before the frame is known. */
const FRANCE = { lat: 46.6, lon: 2.4, zoom: 5 };

/** Read-only map of a customer's drawn areas. */
export function AreaMap({ areas }: { areas: readonly Polygon[] }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <div className={styles.small}>
      <MapView
        label={t('criterion.polygon', { count: areas.length })}
        base="plan"
        place={FRANCE}
        fit={frameAround(areas)}
        areas={areas}
        keys={false}
      />
    </div>
  );
}
