import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { control, map as createMap, type Map as LeafletMap } from 'leaflet';
import { FINEST_ZOOM, type Frame, type MapPlace } from '@pignon/shared/domain/place/map-grid';
import { useMapWords } from './messages';

interface Options {
  place: MapPlace;
  keys: boolean;
  label: string;
  onMove: ((place: MapPlace, frame: Frame, byHand: boolean) => void) | undefined;
}

const FIT_PADDING: [number, number] = [32, 32];
/** Maximum zoom for a single point. */
const CLOSEST_FIT = 16;
const MIN_ZOOM = 3;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const roundDegrees = (degrees: number) => Number(degrees.toFixed(5));

export function frameOf(map: LeafletMap): Frame {
  const bounds = map.getBounds();
  const clampDegrees = (degrees: number, max: number) => roundDegrees(Math.max(-max, Math.min(max, degrees)));
  return [
    clampDegrees(bounds.getWest(), 180),
    clampDegrees(bounds.getSouth(), 90),
    clampDegrees(bounds.getEast(), 180),
    clampDegrees(bounds.getNorth(), 90),
  ];
}

function placeOf(map: LeafletMap): MapPlace {
  const { lat, lng } = map.getCenter();
  return { lat: roundDegrees(lat), lon: roundDegrees(lng), zoom: map.getZoom() };
}

function openMap(box: HTMLElement, { place, keys }: Options, zoomLabels: { in: string; out: string }): LeafletMap {
  const animated = !prefersReducedMotion();
  const map = createMap(box, {
    attributionControl: false,
    zoomControl: false,
    keyboard: keys,
    minZoom: MIN_ZOOM,
    maxZoom: FINEST_ZOOM,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
  // Leaflet creates its own texts as HTML, which Trusted Types refuses
  const texts = { zoomInText: '+', zoomOutText: '\u2212' };
  control
    .zoom({ position: 'bottomright', zoomInTitle: zoomLabels.in, zoomOutTitle: zoomLabels.out, ...texts })
    .addTo(map);
  control.attribution({ position: 'bottomleft', prefix: false }).addTo(map);
  return map.setView([place.lat, place.lon], place.zoom, { animate: false });
}

/** Ends an animated zoom: Leaflet's timer would run after `remove` and access deleted panes. */
function endZoom(map: LeafletMap): void {
  Object.assign(map, { _animatingZoom: false });
}

/** Opens something in a task of its own; returns how to close it, or not to open it. */
function inOwnTask(open: () => () => void): () => void {
  let close: (() => void) | undefined;
  const opening = setTimeout(() => {
    close = open();
  });
  return () => {
    clearTimeout(opening);
    close?.();
  };
}

/** Creates a Leaflet map that fills an element, after the page around it: Leaflet has it laid out at once. */
export function useLeafletMap(box: RefObject<HTMLElement | null>, options: Options) {
  const t = useMapWords();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** True while the product moves the map. */
  const isMovedByProduct = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return inOwnTask(() => {
      const openedMap = openMap(element, latest.current, { in: t('zoomIn'), out: t('zoomOut') });
      const reportMove = () =>
        latest.current.onMove?.(placeOf(openedMap), frameOf(openedMap), !isMovedByProduct.current);
      openedMap.on('moveend', () => {
        reportMove();
        isMovedByProduct.current = false;
      });
      isMovedByProduct.current = true;
      reportMove();
      isMovedByProduct.current = false;
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => resize());
      function resize() {
        isMovedByProduct.current = true;
        openedMap.invalidateSize({ animate: false, pan: false });
        isMovedByProduct.current = false;
      }
      observer?.observe(element);
      setMap(openedMap);
      return () => {
        observer?.disconnect();
        endZoom(openedMap);
        openedMap.remove();
        setMap(null);
      };
    });
    // one map per element; texts and handlers are read lazily
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [box]);
  const goTo = useCallback(
    ([west, south, east, north]: Frame) => {
      if (!map) return;
      isMovedByProduct.current = true;
      const bounds: [[number, number], [number, number]] = [
        [south, west],
        [north, east],
      ];
      map.fitBounds(bounds, {
        padding: FIT_PADDING,
        maxZoom: Math.max(CLOSEST_FIT, map.getZoom()),
        animate: !prefersReducedMotion(),
      });
    },
    [map],
  );
  return { map, goTo };
}
