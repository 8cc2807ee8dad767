import { useCall } from '@pignon/shared/api';
import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Picker, SelectBox } from '@pignon/shared/ui/core';
import { AROUND_KM } from './address/area-url';
import type { Around } from './address/area-url';

const FIRST_KM = 5;
const MIN = 3;

function usePlaces(text: string) {
  const { data, error } = useCall(
    'GET place/find',
    { query: { q: text } },
    { enabled: text.length >= MIN, keepPrevious: true },
  );
  return { data: data?.content.filter(({ lat, lon }) => lat !== null && lon !== null), error };
}

interface AroundFieldsProps {
  around: Around | null;
  onChange: (around: Around) => void;
}

/** Filter by distance from an address or commune. */
export function DistanceFilter({ around, onChange }: AroundFieldsProps) {
  const { t } = useTranslation('property');
  const selectLocation = ({ lat, lon, label }: Location) => {
    if (lat !== null && lon !== null) onChange({ lat, lon, km: around?.km ?? FIRST_KM, label });
  };
  // an address may contain a radius that is not offered
  const distances = [...new Set([...AROUND_KM, ...(around ? [around.km] : [])])].sort((a, b) => a - b);
  return (
    <>
      <Picker<Location>
        label={t('map.around')}
        least={MIN}
        useHits={usePlaces}
        keyOf={({ label, lat, lon }) => `${label} ${lat} ${lon}`}
        draw={({ label }) => <span>{label}</span>}
        onPick={selectLocation}
      />
      {around && (
        <SelectBox
          aria-label={t('map.radius')}
          value={String(around.km)}
          options={distances.map((km) => ({ value: String(km), label: t('map.km', { km: formatNumber(km, 1) }) }))}
          onChange={(km) => onChange({ ...around, km: Number(km) })}
        />
      )}
    </>
  );
}
