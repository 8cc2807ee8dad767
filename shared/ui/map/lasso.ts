import { useEffect, useRef } from 'react';
import { DomEvent, polyline, type Map as LeafletMap } from 'leaflet';
import { drawnArea, type DrawnArea } from '@pignon/shared/domain/place/lasso';

/** Called with null when drawing was cancelled. */
type Drawn = ((drawn: DrawnArea | null) => void) | undefined;

/** Coordinates under a pointer, clamped to the map's edge. */
function placeWithin(map: LeafletMap, event: PointerEvent) {
  const { x, y } = map.mouseEventToContainerPoint(event);
  const size = map.getSize();
  // a map without layout has no size
  const within = (at: number, max: number) => (max === 0 ? at : Math.max(0, Math.min(max, at)));
  const [left, top] = [within(x, size.x), within(y, size.y)];
  const { lat, lng } = map.containerPointToLatLng([left, top]);
  return { lat, lng, isOutside: left !== x || top !== y };
}

/** Follows one pointer from press to release, then reports the enclosed area. */
function followHand(map: LeafletMap, tell: (drawn: DrawnArea | null) => void): () => void {
  const box = map.getContainer();
  const line = polyline([], { className: 'pg-map-lasso', interactive: false });
  let hand: number | null = null;
  let drawn: [number, number][] = [];
  let outside = false;
  const add = (event: PointerEvent) => {
    const { lat, lng, isOutside } = placeWithin(map, event);
    outside ||= isOutside;
    drawn.push([lng, lat]);
    line.addLatLng([lat, lng]);
  };
  const press = (event: PointerEvent) => {
    if (hand !== null || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('.leaflet-control')) return;
    DomEvent.stop(event);
    hand = event.pointerId;
    drawn = [];
    outside = false;
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
    tell(event.type === 'pointerup' ? drawnArea(drawn, outside) : null);
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

/** While `active`, dragging draws instead of moving the map; Escape cancels. */
export function useLasso(map: LeafletMap | null, active: boolean, onDrawn: Drawn): void {
  const latest = useRef<Drawn>(onDrawn);
  useEffect(() => {
    latest.current = onDrawn;
  });
  useEffect(() => {
    if (!map || !active) return;
    const tell = (drawn: DrawnArea | null) => latest.current?.(drawn);
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
