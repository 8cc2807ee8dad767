import { useEffect, useState } from 'react';
import { divIcon, layerGroup, marker, type Map as LeafletMap } from 'leaflet';
import { useCall } from '@pignon/shared/api';
import type { MapCommune } from '@pignon/shared/domain/place/map.schema';
import type { Frame } from '@pignon/shared/domain/place/map-grid';
import { frameOf } from './use-leaflet-map';

/** Credits: GeoNames for points (CC BY), INSEE for names and populations. */
const CREDIT = '© INSEE, GeoNames';
const LETTER_SIZE = { width: 7, height: 18 };
const SIZES = [
  { from: 100_000, className: 'pg-map-town pg-map-town-large' },
  { from: 10_000, className: 'pg-map-town pg-map-town-middle' },
  { from: 0, className: 'pg-map-town' },
];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Town labels without overlap, largest towns first. */
function labelledCommunes(map: LeafletMap, communes: readonly MapCommune[]): MapCommune[] {
  const usedBoxes: Box[] = [];
  return communes.filter(({ lat, lon, name }) => {
    const { x, y } = map.latLngToContainerPoint([lat, lon]);
    const halfWidth = (name.length * LETTER_SIZE.width) / 2 + 6;
    const box = {
      left: x - halfWidth,
      right: x + halfWidth,
      top: y - LETTER_SIZE.height,
      bottom: y + LETTER_SIZE.height,
    };
    if (usedBoxes.some((otherBox) => overlaps(otherBox, box))) return false;
    usedBoxes.push(box);
    return true;
  });
}

function town({ lat, lon, name, population }: MapCommune) {
  const label = document.createElement('span');
  label.textContent = name;
  const className = SIZES.find(({ from }) => population >= from)?.className ?? 'pg-map-town';
  const icon = divIcon({ html: label, className, iconSize: [0, 0] });
  return marker([lat, lon], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 });
}

/** Frame of a map after each move. */
function useFrame(map: LeafletMap | null): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => {
    if (!map) return;
    const read = () => setFrame(frameOf(map));
    read();
    map.on('moveend', read);
    return () => void map.off('moveend', read);
  }, [map]);
  return frame;
}

/** Draws the communes of the frame, without any external service. */
export function useCommunes(map: LeafletMap | null, active: boolean): void {
  const frame = useFrame(map);
  const [w, s, e, n] = frame ?? [0, 0, 1, 1];
  const isVisible = frame !== null && w < e && s < n;
  const { data } = useCall(
    'GET place/communes',
    { query: { w, s, e, n } },
    { enabled: active && isVisible, keepPrevious: true },
  );
  useEffect(() => {
    if (!map || !active || !data) return;
    const towns = layerGroup(labelledCommunes(map, data).map(town)).addTo(map);
    map.attributionControl.addAttribution(CREDIT);
    return () => {
      towns.remove();
      map.attributionControl.removeAttribution(CREDIT);
    };
  }, [map, active, data]);
}
