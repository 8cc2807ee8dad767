import { clusterPlace, gridFor, type Grid } from '@pignon/shared/domain/place/map-grid';
import type { PropertyMap, PropertyMapRequest } from '@pignon/shared/domain/place/map.schema';
import { ROUNDED_DECIMALS } from '@pignon/shared/domain/privacy/round-location';
import { readMapCells, readMapTotals, type MapCell, type MapTotals } from './property-map.repo';
import type { Queryable } from '../../../db/db';
import type { z } from 'zod';

function toCluster({ lat, lon, count, minPrice, maxPrice, west, south, east, north }: MapCell, grid: Grid) {
  const bbox: [number, number, number, number] = [west, south, east, north];
  // a cell of a single point is drawn at that point
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

/**
 * Reads the matching properties within a map frame. @param vague rounds coordinates, for a screen that a customer sees
 */
export async function propertyMap(
  db: Queryable,
  { dto = {}, bbox, zoom }: z.output<typeof PropertyMapRequest>,
  vague: boolean,
): Promise<PropertyMap> {
  const decimals = vague ? ROUNDED_DECIMALS : null;
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
}
