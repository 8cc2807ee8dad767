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

const LINE_STYLE: PathOptions = { className: 'pg-map-area', interactive: false };

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
            LINE_STYLE,
          ),
      };

export const drawnCircle = (circleShape: Circle | null): Outline | null =>
  circleShape && {
    key: `${circleShape.lat} ${circleShape.lon} ${circleShape.km}`,
    draw: () => circle([circleShape.lat, circleShape.lon], { ...LINE_STYLE, radius: circleShape.km * 1000 }),
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
