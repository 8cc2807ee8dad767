import { useEffect, useRef, useState } from 'react';
import type { Polygon } from '../../domain/common/geo/geo.schema';
import type { DrawnArea } from '@pignon/shared/domain/place/lasso';
import type { Frame, MapPlace } from '@pignon/shared/domain/place/map-grid';
import { useMapWords } from './messages';
import { classNames } from '../basic/class-names';
import { drawnAreas, drawnCircle, useOutline, type Circle } from './use-outline';
import { useBaseMap, type BaseLayer } from './base-map';
import { useLasso } from './lasso';
import { useMarks, type MapMark } from './marks';
import { useLeafletMap } from './use-leaflet-map';
import 'leaflet/dist/leaflet.css';
import './map.css';

export interface MapViewProps {
  /** Accessible name. */
  label: string;
  base: BaseLayer;
  /** Initial position. */
  place: MapPlace;
  /** Area to fit whenever it changes; null keeps the view. */
  fit?: Frame | null;
  marks?: readonly MapMark[];
  /** Keys of marks to point out. */
  pointed?: readonly string[];
  onPoint?: (key: string | null) => void;
  onOpen?: (mark: MapMark) => void;
  areas?: readonly Polygon[];
  circle?: Circle | null;
  /** True while drawing an area. */
  drawing?: boolean;
  /** Called with the drawn area; null when it is refused, with a message on the map, or cancelled. */
  onDrawn?: (area: Polygon | null) => void;
  /** Reports the visible area, and whether the user moved it. */
  onMove?: (place: MapPlace, frame: Frame, byHand: boolean) => void;
  /** Arrow keys move the map while it has the focus. */
  keys?: boolean;
}

/** Explains which part of a drawing was dropped; announced when the pointer is released. */
function DrawingNotes({ drawnArea }: { drawnArea: DrawnArea | null }) {
  const t = useMapWords();
  const notes = drawnArea
    ? [
        ...(drawnArea.refusal ? [`refused.${drawnArea.refusal}`] : []),
        ...drawnArea.notes.map((noteKey) => `dropped.${noteKey}`),
      ]
    : [];
  return (
    <div role="status">
      {notes.map((noteKey) => (
        <p key={noteKey} className="pg-map-note">
          {t(noteKey)}
        </p>
      ))}
    </div>
  );
}

/** A map of the national tile service, or of communes when no tile loads. */
export function MapView(props: MapViewProps) {
  const { label, base, place, fit = null, marks = [], pointed = [], areas = [], circle = null, keys = true } = props;
  const { drawing = false } = props;
  const t = useMapWords();
  const box = useRef<HTMLDivElement>(null);
  const { map, goTo } = useLeafletMap(box, { place, keys, label, onMove: props.onMove });
  const ground = useBaseMap(map, base);
  useMarks(map, marks, { pointed, onPoint: props.onPoint, onOpen: props.onOpen });
  useOutline(map, drawnAreas(areas));
  useOutline(map, drawnCircle(circle));
  const [drawnArea, setDrawnArea] = useState<DrawnArea | null>(null);
  if (drawing && drawnArea) setDrawnArea(null);
  useLasso(map, drawing, (drawnArea) => {
    setDrawnArea(drawnArea);
    props.onDrawn?.(drawnArea?.area ?? null);
  });
  const frame = fit?.join();
  useEffect(() => {
    if (!fit) return;
    // in a task of its own: Leaflet lays out what was just rendered
    const going = setTimeout(() => goTo(fit));
    return () => clearTimeout(going);
    // compares frames by value
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [frame, goTo]);
  return (
    <div className={classNames('pg-map', drawing && 'pg-map-drawing')}>
      <div ref={box} className="pg-map-box" role="region" aria-label={label} />
      <div className="pg-map-notes">
        {ground === 'communes' && (
          <p role="status" className="pg-map-note">
            {t('communesOnly')}
          </p>
        )}
        {drawing && <p className="pg-map-note pg-map-note-drawing">{t('drawHint')}</p>}
        <DrawingNotes drawnArea={drawnArea} />
      </div>
    </div>
  );
}
