import { clusterPlace, gridFor, type Grid } from '@pignon/shared/domain/place/map-grid';
import type { PropertyMap } from '@pignon/shared/domain/place/map.schema';
import { VAGUE_DECIMALS } from '@pignon/shared/domain/privacy/vague-place';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { hasPrivateScreen } from '../../../http/private-screen';
import { route } from '../../../http/route';
import { readMapCells, readMapTotals, type MapCell, type MapTotals } from './property-map.repo';

function toCluster({ lat, lon, count, minPrice, maxPrice, west, south, east, north }: MapCell, grid: Grid) {
  const bbox: [number, number, number, number] = [west, south, east, north];
  // What stands at one place is drawn there.
  const isOnePlace = west === east && south === north;
  const place = isOnePlace ? { lat: south, lon: west } : clusterPlace({ lat, lon }, grid);
  return { ...place, count, minPrice, maxPrice, bbox };
}

const toPoint = ({ lat, lon, reference, price, propertyType, transactionType, propertyStatus }: MapCell) => ({
  lat,
  lon,
  reference,
  price,
  propertyType,
  transactionType,
  propertyStatus,
});

function extentOf({ west, south, east, north }: MapTotals): PropertyMap['extent'] {
  return west === null || south === null || east === null || north === null ? null : [west, south, east, north];
}

export function propertyMap(app: FastifyInstance, { db }: Deps): void {
  route(app, 'POST property/map', async ({ body: { dto = {}, bbox, zoom }, request }): Promise<PropertyMap> => {
    const vague = hasPrivateScreen(request);
    const decimals = vague ? VAGUE_DECIMALS : null;
    const grid = gridFor(bbox, zoom);
    const cells = await readMapCells(db, dto, bbox, grid, decimals);
    const totals = await readMapTotals(db, dto, decimals);
    return {
      clusters: cells.filter(({ count }) => count > 1).map((cell) => toCluster(cell, grid)),
      points: cells.filter(({ count }) => count === 1).map(toPoint),
      total: totals.total,
      withoutPlace: totals.withoutPlace,
      inFrame: cells.reduce((sum, { count }) => sum + count, 0),
      extent: extentOf(totals),
      vague,
    };
  });
}
