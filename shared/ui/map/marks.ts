import { useEffect, useRef } from 'react';
import { divIcon, layerGroup, marker, type Map as LeafletMap, type Marker } from 'leaflet';

/** A mark on the map that can be hovered and opened. */
export interface MapMark {
  key: string;
  lat: number;
  lon: number;
  /** Short text on the mark: a price, a count. */
  text: string;
  /** Accessible name, also shown on hover. */
  label: string;
  look: 'one' | 'rent' | 'many' | 'pin';
}

interface Handlers {
  pointed: readonly string[];
  onPoint: ((key: string | null) => void) | undefined;
  onOpen: ((mark: MapMark) => void) | undefined;
}

const POINTED_CLASS = 'pg-map-mark-pointed';

function elementOf({ text, look }: MapMark): HTMLElement {
  const element = document.createElement('span');
  element.className = `pg-map-mark pg-map-mark-${look}`;
  element.textContent = text;
  return element;
}

/** Width in pixels of Kanit's widest digit at that size. */
const LETTER_WIDTH = 8;
const PADDING = 20;
/** Minimum touch target, whatever the mark's size. */
const MIN_WIDTH = 36;
const HEIGHT = 36;

const sizeOf = ({ text }: MapMark): [number, number] => [
  Math.max(MIN_WIDTH, text.length * LETTER_WIDTH + PADDING),
  HEIGHT,
];

function drawMark(mark: MapMark, handlers: { current: Handlers }): Marker {
  const { lat, lon, label } = mark;
  const isOpened = handlers.current.onOpen !== undefined;
  const drawn = marker([lat, lon], {
    icon: divIcon({ html: elementOf(mark), className: 'pg-map-anchor', iconSize: sizeOf(mark) }),
    title: label,
    interactive: isOpened,
    keyboard: isOpened,
    riseOnHover: true,
  });
  drawn.on('mouseover', () => handlers.current.onPoint?.(mark.key));
  drawn.on('mouseout', () => handlers.current.onPoint?.(null));
  drawn.on('click', () => handlers.current.onOpen?.(mark));
  drawn.on('add', () => {
    const element = drawn.getElement();
    element?.setAttribute('aria-label', label);
    if (!isOpened) element?.setAttribute('role', 'img');
    element?.addEventListener('focus', () => handlers.current.onPoint?.(mark.key));
    element?.addEventListener('blur', () => handlers.current.onPoint?.(null));
    // by keyboard Leaflet opens only its own popups
    element?.addEventListener('keydown', (event) => {
      if (!isOpened || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      handlers.current.onOpen?.(mark);
    });
  });
  return drawn;
}

const markKey = ({ lat, lon, text, label, look }: MapMark) => [lat, lon, text, label, look].join('|');

/** Draws marks; unchanged ones keep their element and focus. */
export function useMarks(map: LeafletMap | null, marks: readonly MapMark[], handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const drawn = useRef(new Map<string, { face: string; marker: Marker }>());
  useEffect(() => {
    if (!map) return;
    const layer = layerGroup().addTo(map);
    const drawnMarks = drawn.current;
    return () => {
      layer.remove();
      for (const { marker: oldMarker } of drawnMarks.values()) oldMarker.remove();
      drawnMarks.clear();
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const drawnMarks = drawn.current;
    const marksByKey = new Map(marks.map((mark) => [mark.key, mark]));
    for (const [key, { face, marker: oldMarker }] of drawnMarks) {
      const mark = marksByKey.get(key);
      if (mark && markKey(mark) === face) continue;
      oldMarker.remove();
      drawnMarks.delete(key);
    }
    for (const mark of marks)
      if (!drawnMarks.has(mark.key))
        drawnMarks.set(mark.key, { face: markKey(mark), marker: drawMark(mark, latest).addTo(map) });
  }, [map, marks]);
  const keys = handlers.pointed.join('\n');
  useEffect(() => {
    const pointed = new Set(keys.split('\n'));
    for (const [key, { marker: oldMarker }] of drawn.current) {
      oldMarker.getElement()?.classList.toggle(POINTED_CLASS, pointed.has(key));
      oldMarker.setZIndexOffset(pointed.has(key) ? 1000 : 0);
    }
  }, [keys, map, marks]);
}
