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

const POINTED = 'pg-map-mark-pointed';

function elementOf({ text, look }: MapMark): HTMLElement {
  const element = document.createElement('span');
  element.className = `pg-map-mark pg-map-mark-${look}`;
  element.textContent = text;
  return element;
}

/** Width in pixels of Kanit's widest digit at that size. */
const LETTER = 8;
const PADDING = 20;
/** Minimum touch target, whatever the mark's size. */
const MIN_WIDE = 36;
const HIGH = 36;

const sizeOf = ({ text }: MapMark): [number, number] => [Math.max(MIN_WIDE, text.length * LETTER + PADDING), HIGH];

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

const faceOf = ({ lat, lon, text, label, look }: MapMark) => [lat, lon, text, label, look].join('|');

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
    const known = drawn.current;
    return () => {
      layer.remove();
      for (const { marker: each } of known.values()) each.remove();
      known.clear();
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const known = drawn.current;
    const marksByKey = new Map(marks.map((mark) => [mark.key, mark]));
    for (const [key, { face, marker: each }] of known) {
      const mark = marksByKey.get(key);
      if (mark && faceOf(mark) === face) continue;
      each.remove();
      known.delete(key);
    }
    for (const mark of marks)
      if (!known.has(mark.key)) known.set(mark.key, { face: faceOf(mark), marker: drawMark(mark, latest).addTo(map) });
  }, [map, marks]);
  const keys = handlers.pointed.join('\n');
  useEffect(() => {
    const pointed = new Set(keys.split('\n'));
    for (const [key, { marker: each }] of drawn.current) {
      each.getElement()?.classList.toggle(POINTED, pointed.has(key));
      each.setZIndexOffset(pointed.has(key) ? 1000 : 0);
    }
  }, [keys, map, marks]);
}
