import { cutText } from '@pignon/shared/domain/common/text/characters';
import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';
import { readArea, writeArea } from '@pignon/shared/domain/place/area-text';
import { FINEST_ZOOM, type MapPlace } from '@pignon/shared/domain/place/map-grid';
import type { ListParam } from '@pignon/shared/router';

/** Circle around a named place; radius in kilometres. */
export interface Around {
  lat: number;
  lon: number;
  km: number;
  label: string;
}

/** Selectable radii in kilometres. */
export const AROUND_KM = [1, 2, 5, 10, 20, 50] as const;
const MAX_RADIUS_KM = 500;
const MAX_LABEL_LENGTH = 120;

/** An area drawn on the map: `?area=…`. */
export const areaParam: ListParam<Polygon | null> = {
  fallback: null,
  parse: (text) => readArea(text) ?? undefined,
  print: (area) => (area ? writeArea(area) : ''),
};

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d{1,6})?)`;
const AROUND = new RegExp(String.raw`^${DEGREES},${DEGREES},(\d{1,3}(?:\.\d)?),(.+)$`);
const POSITION_PATTERN = new RegExp(String.raw`^${DEGREES},${DEGREES},(\d{1,2})$`);

const isPoint = (lat: number, lon: number) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** Circle around a place, with its name: `?around=43.49,-1.47,5,64100 Bayonne`. */
export const aroundParam: ListParam<Around | null> = {
  fallback: null,
  parse: (text) => {
    const [, north, east, far, label = ''] = AROUND.exec(text) ?? [];
    const [lat, lon, km] = [Number(north), Number(east), Number(far)];
    const isKnown = isPoint(lat, lon) && km >= 0.1 && km <= MAX_RADIUS_KM;
    return isKnown ? { lat, lon, km, label: cutText(label, MAX_LABEL_LENGTH) } : undefined;
  },
  print: (around) =>
    around ? `${Number(around.lat.toFixed(5))},${Number(around.lon.toFixed(5))},${around.km},${around.label}` : '',
};

/** Position of the map: `?at=43.49,-1.47,13`. */
export function readMapPlace(query: URLSearchParams): MapPlace | null {
  const [, north, east, zoomText] = POSITION_PATTERN.exec(query.get('at') ?? '') ?? [];
  const [lat, lon, zoom] = [Number(north), Number(east), Number(zoomText)];
  return isPoint(lat, lon) && zoom <= FINEST_ZOOM ? { lat, lon, zoom } : null;
}

export const writeMapPlace = ({ lat, lon, zoom }: MapPlace): string =>
  `at=${Number(lat.toFixed(5))},${Number(lon.toFixed(5))},${zoom}`;
