import { useEffect, useRef } from 'react';
import { DomEvent, polyline, type Map as LeafletMap } from 'leaflet';
import type { Polygon } from '@pignon/shared/domain/common/geo.schema';
import { lassoArea } from '@pignon/shared/domain/place/lasso';

type Drawn = ((area: Polygon | null) => void) | undefined;

/** Follows one pointer over the map from press to release; what it went around is told at the end. */
function followHand(map: LeafletMap, tell: (area: Polygon | null) => void): () => void {
  const box = map.getContainer();
  const line = polyline([], { className: 'pg-map-lasso', interactive: false });
  let hand: number | null = null;
  let drawn: [number, number][] = [];
  const add = (event: PointerEvent) => {
    const { lat, lng } = map.mouseEventToLatLng(event);
    drawn.push([lng, lat]);
    line.addLatLng([lat, lng]);
  };
  const press = (event: PointerEvent) => {
    if (hand !== null || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('.leaflet-control')) return;
    DomEvent.stop(event);
    hand = event.pointerId;
    drawn = [];
    line.setLatLngs([]).addTo(map);
    add(event);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId === hand) add(event);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== hand) return;
    hand = null;
    line.remove();
    tell(event.type === 'pointerup' ? lassoArea(drawn) : null);
  };
  const events = { pointermove: move, pointerup: release, pointercancel: release };
  box.addEventListener('pointerdown', press, true);
  for (const [name, handler] of Object.entries(events)) window.addEventListener(name, handler as EventListener);
  return () => {
    line.remove();
    box.removeEventListener('pointerdown', press, true);
    for (const [name, handler] of Object.entries(events)) window.removeEventListener(name, handler as EventListener);
  };
}

/** While `active` a hand draws instead of moving the map; Escape gives up. */
export function useLasso(map: LeafletMap | null, active: boolean, onDrawn: Drawn): void {
  const latest = useRef<Drawn>(onDrawn);
  useEffect(() => {
    latest.current = onDrawn;
  });
  useEffect(() => {
    if (!map || !active) return;
    const tell = (area: Polygon | null) => latest.current?.(area);
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      tell(null);
    };
    const handlers = [map.dragging, map.boxZoom, map.doubleClickZoom, map.touchZoom];
    for (const handler of handlers) handler.disable();
    window.addEventListener('keydown', leave, true);
    const stop = followHand(map, tell);
    return () => {
      stop();
      window.removeEventListener('keydown', leave, true);
      for (const handler of handlers) handler.enable();
    };
  }, [map, active]);
}
