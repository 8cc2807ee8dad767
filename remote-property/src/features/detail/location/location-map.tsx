import { roundPoint } from '@pignon/shared/domain/privacy/round-location';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { MapView } from '@pignon/shared/ui/map';
import styles from '../sections/chapters.module.css';

const EXACT_ZOOM = 16;
const VAGUE_ZOOM = 13;
const STREET_KM = 0.15;
const VAGUE_KM = 1;

/** Map of a property: exact, street or neighbourhood, as far as known and allowed. */
export function LocationMap({ location, masked }: { location: Property['location']; masked: boolean }) {
  const { t } = useTranslation('property');
  const { lat, lon, precision, city } = location;
  if (lat === null || lon === null) return null;
  const vague = masked || precision === 'CITY';
  const at = vague ? roundPoint({ lat, lon }) : { lat, lon };
  const isExact = !vague && precision === 'EXACT';
  const pin = { key: 'here', ...at, text: '', label: t('map.property'), look: 'pin' } as const;
  return (
    <div className={styles.map}>
      <MapView
        key={`${at.lat} ${at.lon} ${vague}`}
        label={t('map.where', { city })}
        base="plan"
        place={{ ...at, zoom: vague ? VAGUE_ZOOM : EXACT_ZOOM }}
        marks={isExact ? [pin] : NO_MARKS}
        circle={isExact ? null : { ...at, km: vague ? VAGUE_KM : STREET_KM }}
        keys={false}
      />
    </div>
  );
}

const NO_MARKS = [] as const;
