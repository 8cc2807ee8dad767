import { useState } from 'react';
import { useCall } from '@pignon/shared/api';
import type { Frame } from '@pignon/shared/domain/place/map-grid';
import { dtoOf, findBody } from '../list/find-request';
import type { PropertyListControls } from '../list/use-property-list';

/** Mainland France: initial frame without data. */
export const FRANCE = { lat: 46.6, lon: 2.4, zoom: 5 };
const FRANCE_FRAME: Frame = [-5.5, 41, 10, 51.5];
const FIRST_CARDS = 20;
const MAX_CARDS = 100;

interface VisibleFrame {
  frame: Frame;
  zoom: number;
}

const isValidFrame = ([west, south, east, north]: Frame) => west < east && south < north;

/** Fetches the properties of a map frame, and the cards beside it. */
export function useMapData(list: PropertyListControls, focus: Frame | null) {
  const [visibleFrame, setVisibleFrame] = useState<VisibleFrame | null>(null);
  const [cards, setCards] = useState(FIRST_CARDS);
  const dto = dtoOf(list.filters);
  const { frame, zoom } = visibleFrame ?? { frame: FRANCE_FRAME, zoom: FRANCE.zoom };
  const options = { keepPrevious: true, watch: true, enabled: visibleFrame !== null };
  const map = useCall('POST property/map', { body: { dto, bbox: [...frame], zoom } }, options);
  const location = { ...dto.location, frame: [...(focus ?? frame)] as [number, number, number, number] };
  const body = { ...findBody({ ...list, pageNumber: 0 }), pageSize: cards, dto: { ...dto, location } };
  const page = useCall('POST property/find', { body }, options);
  return {
    map,
    page,
    frame,
    setSeen: (next: Frame, nextZoom: number) => {
      setVisibleFrame({ frame: isValidFrame(next) ? next : FRANCE_FRAME, zoom: nextZoom });
      setCards(FIRST_CARDS);
    },
    more: cards < MAX_CARDS ? () => setCards((count) => Math.min(MAX_CARDS, count + FIRST_CARDS)) : undefined,
  };
}
