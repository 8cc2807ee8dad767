import { useEffect, useState } from 'react';
import { tileLayer, type Map as LeafletMap, type TileLayer } from 'leaflet';
import { useCall } from '@pignon/shared/api';
import { FINEST_ZOOM } from '@pignon/shared/domain/place/map-grid';
import type { MapTiles } from '@pignon/shared/domain/place/map.schema';
import { useCommunes } from './communes';

/** Parcels are drawn over the plan. */
export const BASE_LAYERS = ['plan', 'ortho', 'cadastre'] as const;
export type BaseLayer = (typeof BASE_LAYERS)[number];

/** Consecutive failed tiles after which the service counts as unreachable. */
const MAX_FAILED_TILES = 2;
const RETRY_DELAY_MS = 30_000;

type Ground = 'tiles' | 'communes';

function layersOf(layers: NonNullable<MapTiles['layers']>, base: BaseLayer): TileLayer[] {
  const options = { maxZoom: FINEST_ZOOM };
  if (base === 'ortho') return [tileLayer(layers.ortho, options)];
  const plan = tileLayer(layers.plan, options);
  return base === 'plan' ? [plan] : [plan, tileLayer(layers.cadastre, { ...options, minZoom: 14 })];
}

/** Draws tiles, and reports failures; failed tiles are retried periodically. */
function useTiles(map: LeafletMap | null, base: BaseLayer): Ground {
  const { data, error } = useCall('GET place/tiles', {});
  const [isUnreachable, setIsUnreachable] = useState(false);
  const layers = data?.layers;
  const attribution = data?.attribution ?? '';
  useEffect(() => {
    if (!map || !layers) return;
    const tileLayers = layersOf(layers, base);
    let failedTiles = 0;
    const [ground] = tileLayers;
    ground?.on('tileload', () => {
      failedTiles = 0;
      setIsUnreachable(false);
    });
    ground?.on('tileerror', () => {
      failedTiles += 1;
      if (failedTiles >= MAX_FAILED_TILES) setIsUnreachable(true);
    });
    for (const layer of tileLayers) layer.addTo(map).bringToBack();
    const timer = setInterval(() => {
      if (failedTiles >= MAX_FAILED_TILES) ground?.redraw();
    }, RETRY_DELAY_MS);
    return () => {
      clearInterval(timer);
      for (const layer of tileLayers) layer.remove();
    };
  }, [map, layers, base]);
  useEffect(() => {
    if (!map || isUnreachable || !attribution) return;
    map.attributionControl.addAttribution(attribution);
    return () => void map.attributionControl.removeAttribution(attribution);
  }, [map, isUnreachable, attribution]);
  return isUnreachable || layers === null || (error && !data) ? 'communes' : 'tiles';
}

/** Draws the base layer: tiles, or commune names when tiles fail. */
export function useBaseMap(map: LeafletMap | null, base: BaseLayer): Ground {
  const ground = useTiles(map, base);
  useCommunes(map, ground === 'communes');
  return ground;
}
