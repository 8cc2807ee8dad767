import { useEffect, useRef } from 'react';
import { DomEvent, polyline, type Map as LeafletMap } from 'leaflet';
import { drawnArea, type DrawnArea } from '@pignon/shared/domain/place/lasso';

/** Called with null when drawing was cancelled. */
type OnDrawn = ((drawn: DrawnArea | null) => void) | undefined;

/** Coordinates under a pointer, clamped to the map's edge. */
function coordinatesAt(map: LeafletMap, event: PointerEvent) {
  const { x, y } = map.mouseEventToContainerPoint(event);
  const size = map.getSize();
  // a map without layout has no size
  const clampTo = (coordinate: number, max: number) =>
    max === 0 ? coordinate : Math.max(0, Math.min(max, coordinate));
  const [left, top] = [clampTo(x, size.x), clampTo(y, size.y)];
  const { lat, lng } = map.containerPointToLatLng([left, top]);
  return { lat, lng, isOutside: left !== x || top !== y };
}

/** Follows one pointer from press to release, then reports the enclosed area. */
function followPointer(map: LeafletMap, reportArea: (drawn: DrawnArea | null) => void): () => void {
  const box = map.getContainer();
  const line = polyline([], { className: 'pg-map-lasso', interactive: false });
  let activePointerId: number | null = null;
  let drawn: [number, number][] = [];
  let wasOutside = false;
  const add = (event: PointerEvent) => {
    const { lat, lng, isOutside } = coordinatesAt(map, event);
    wasOutside ||= isOutside;
    drawn.push([lng, lat]);
    line.addLatLng([lat, lng]);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (activePointerId !== null || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('.leaflet-control')) return;
    DomEvent.stop(event);
    activePointerId = event.pointerId;
    drawn = [];
    wasOutside = false;
    line.setLatLngs([]).addTo(map);
    add(event);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId === activePointerId) add(event);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerId !== activePointerId) return;
    activePointerId = null;
    line.remove();
    reportArea(event.type === 'pointerup' ? drawnArea(drawn, wasOutside) : null);
  };
  const events = { pointermove: onPointerMove, pointerup: onPointerUp, pointercancel: onPointerUp };
  box.addEventListener('pointerdown', onPointerDown, true);
  for (const [name, handler] of Object.entries(events)) window.addEventListener(name, handler as EventListener);
  return () => {
    line.remove();
    box.removeEventListener('pointerdown', onPointerDown, true);
    for (const [name, handler] of Object.entries(events)) window.removeEventListener(name, handler as EventListener);
  };
}

/** While `active`, dragging draws instead of moving the map; Escape cancels. */
export function useLasso(map: LeafletMap | null, active: boolean, onDrawn: OnDrawn): void {
  const latest = useRef<OnDrawn>(onDrawn);
  useEffect(() => {
    latest.current = onDrawn;
  });
  useEffect(() => {
    if (!map || !active) return;
    const reportArea = (drawn: DrawnArea | null) => latest.current?.(drawn);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      reportArea(null);
    };
    const handlers = [map.dragging, map.boxZoom, map.doubleClickZoom, map.touchZoom];
    for (const handler of handlers) handler.disable();
    window.addEventListener('keydown', onKeyDown, true);
    const stop = followPointer(map, reportArea);
    return () => {
      stop();
      window.removeEventListener('keydown', onKeyDown, true);
      for (const handler of handlers) handler.enable();
    };
  }, [map, active]);
}
