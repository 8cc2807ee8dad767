import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TileLayer } from '@pignon/shared/domain/place/map.schema';

/** Addresses change at most once a day, so that the browser's cache keeps its tiles. */
const WINDOW_SECONDS = 24 * 3600;

/** Signs addresses of tiles, as an `<img>` cannot send a token. */
export interface TileSigner {
  /** Returns an address with {z}, {x} and {y} placeholders, valid for two to three days. */
  sign(layer: TileLayer): string;
  holds(layer: TileLayer, expires: number, signature: string): boolean;
}

/** Creates the signer of tile addresses, which expire after two to three days. */
export function createTileSigner(secret: string, now: () => number = () => Date.now()): TileSigner {
  const signatureOf = (layer: TileLayer, expires: number) =>
    createHmac('sha256', secret).update(['tile', layer, expires].join('\n')).digest('base64url').slice(0, 32);
  return {
    sign(layer) {
      const expires = (Math.floor(now() / 1000 / WINDOW_SECONDS) + 3) * WINDOW_SECONDS;
      return `/api/place/tile/${layer}/{z}/{x}/{y}?e=${expires}&s=${signatureOf(layer, expires)}`;
    },
    holds(layer, expires, signature) {
      const expected = Buffer.from(signatureOf(layer, expires));
      const expectedSignature = Buffer.from(signature);
      return (
        expires * 1000 > now() &&
        expected.length === expectedSignature.length &&
        timingSafeEqual(expected, expectedSignature)
      );
    },
  };
}
