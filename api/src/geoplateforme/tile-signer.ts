import type { TileLayer } from '@pignon/shared/domain/place/map.schema';
import type { InstallationKeys } from '../keys/installation-keys';

/** Addresses change at most once a day, so that the browser's cache keeps its tiles. */
const WINDOW_SECONDS = 24 * 3600;

/** Signs addresses of tiles, as an `<img>` cannot send a token. */
export interface TileSigner {
  /** Returns an address with {z}, {x} and {y} placeholders, valid for two to three days. */
  sign(layer: TileLayer): string;
  holds(layer: TileLayer, expires: number, signature: string): boolean;
}

/** Creates the signer of tile addresses, which expire after two to three days. */
export function createTileSigner(keys: InstallationKeys, now: () => number = () => Date.now()): TileSigner {
  const signer = keys.signer('tiles');
  const messageOf = (layer: TileLayer, expires: number) => [layer, expires].join('\n');
  return {
    sign(layer) {
      const expires = (Math.floor(now() / 1000 / WINDOW_SECONDS) + 3) * WINDOW_SECONDS;
      return `/api/place/tile/${layer}/{z}/{x}/{y}?e=${expires}&s=${signer.sign(messageOf(layer, expires))}`;
    },
    holds: (layer, expires, signature) => expires * 1000 > now() && signer.holds(messageOf(layer, expires), signature),
  };
}
