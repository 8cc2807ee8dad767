import { useEffect } from 'react';
import { circle, polygon, type Layer, type Map as LeafletMap, type PathOptions } from 'leaflet';
import type { Polygon } from '../../domain/common/geo/geo.schema';

export interface Circle {
  lat: number;
  lon: number;
  km: number;
}

interface Outline {
  /** Key of an outline; equal ones are not redrawn. */
  key: string;
  draw: () => Layer;
}

const LINE: PathOptions = { className: 'pg-map-area', interactive: false };

export const drawnAreas = (areas: readonly Polygon[]): Outline | null =>
  areas.length === 0
    ? null
    : {
        key: JSON.stringify(areas.map(({ coordinates }) => coordinates)),
        draw: () =>
          polygon(
            areas.map(({ coordinates }) =>
              coordinates.map((ring) => ring.map(([lon, lat]): [number, number] => [lat, lon])),
            ),
            LINE,
          ),
      };

export const drawnCircle = (round: Circle | null): Outline | null =>
  round && {
    key: `${round.lat} ${round.lon} ${round.km}`,
    draw: () => circle([round.lat, round.lon], { ...LINE, radius: round.km * 1000 }),
  };

/** Draws the outline of areas. */
export function useOutline(map: LeafletMap | null, outline: Outline | null): void {
  useEffect(() => {
    if (!map || !outline) return;
    const layer = outline.draw().addTo(map);
    return () => void layer.remove();
    // redrawn only for another outline
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [map, outline?.key]);
}
