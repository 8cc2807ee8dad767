import type { Register } from '../../deps';
import { findPlaces } from './find-places.route';
import { getTile } from './get-tile.route';
import { getTiles } from './get-tiles.route';
import { mapCommunes } from './map-communes.route';
import { mapStart } from './map-start.route';

export const placeRoutes: readonly Register[] = [findPlaces, getTiles, getTile, mapCommunes, mapStart];
