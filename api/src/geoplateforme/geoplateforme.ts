import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { sniffMedia } from '@pignon/shared/domain/media/sniff-media';
import type { Tile, TileLayer } from '@pignon/shared/domain/place/map.schema';
import { LRUCache } from 'lru-cache';
import { readAddresses } from './read-addresses';
import { openUpstream, UnreachableError, type UpstreamOptions } from '../net/upstream';

interface TileImage {
  mimeType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** Addresses and maps of France, from the national service; every answer may be an UnreachableError. */
export interface Geoplateforme {
  /** Finds addresses matching a text, best first. */
  findAddresses(text: string, limit: number): Promise<Location[]>;
  /** Fetches a tile; null where the map has none. */
  tile(tile: Tile): Promise<TileImage | null>;
  /** False when the service is disabled. */
  hasTiles: boolean;
}

const ADDRESS = { timeoutMs: 1500, maxBytes: 256 * 1024 };
const TILE = { timeoutMs: 4000, maxBytes: 1024 * 1024 };
const MAX_CACHED_ADDRESSES = 1000;
const MAX_CACHED_TILE_BYTES = 48 * 1024 * 1024;
const NO_TILE_BYTES = 64;
const DAY_MS = 24 * 3600_000;

const LAYERS: Readonly<Record<TileLayer, { name: string; format: string }>> = {
  plan: { name: 'GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2', format: 'image/png' },
  ortho: { name: 'ORTHOIMAGERY.ORTHOPHOTOS', format: 'image/jpeg' },
  cadastre: { name: 'CADASTRALPARCELS.PARCELLAIRE_EXPRESS', format: 'image/png' },
};

function tileQuery({ layer, z, x, y }: Tile): string {
  const { name, format } = LAYERS[layer];
  const parameters = {
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: name,
    STYLE: 'normal',
    FORMAT: format,
  };
  const place = { TILEMATRIXSET: 'PM', TILEMATRIX: String(z), TILEROW: String(y), TILECOL: String(x) };
  return new URLSearchParams({ ...parameters, ...place }).toString();
}

/** Detects the format of a tile from its bytes. @throws for anything else */
function readTile(bytes: Buffer): TileImage {
  const kind = sniffMedia(bytes);
  if (kind !== 'png' && kind !== 'jpeg') throw new UnreachableError('the tile is no picture');
  return { mimeType: `image/${kind}`, bytes };
}

export type GeoplateformeOptions = Pick<UpstreamOptions, 'baseUrl' | 'now' | 'restMs'> & { timeoutMs?: number };

export function openGeoplateforme(place: GeoplateformeOptions): Geoplateforme {
  const addresses = openUpstream({ ...ADDRESS, ...place });
  const tiles = openUpstream({ ...TILE, ...place });
  const addressCache = new LRUCache<string, Location[]>({ max: MAX_CACHED_ADDRESSES, ttl: DAY_MS });
  const tileCache = new LRUCache<string, { image: TileImage | null }>({
    maxSize: MAX_CACHED_TILE_BYTES,
    sizeCalculation: ({ image }) => image?.bytes.length ?? NO_TILE_BYTES,
    ttl: 7 * DAY_MS,
  });
  return {
    hasTiles: true,
    async findAddresses(text, limit) {
      const key = `${limit} ${text.toLowerCase()}`;
      const found = addressCache.get(key);
      if (found) return found;
      const query = new URLSearchParams({ q: text, limit: String(limit) });
      const answer = (await addresses.request(`/geocodage/search?${query.toString()}`, readAddresses)) ?? [];
      addressCache.set(key, answer);
      return answer;
    },
    async tile(tile) {
      const query = tileQuery(tile);
      const cachedTile = tileCache.get(query);
      if (cachedTile) return cachedTile.image;
      const image = await tiles.request(`/wmts?${query}`, readTile);
      tileCache.set(query, { image });
      return image;
    },
  };
}

const refuse = () => Promise.reject(new UnreachableError('switched off'));

/** Used by installations that must call no outside service. */
export const noGeoplateforme: Geoplateforme = { hasTiles: false, findAddresses: refuse, tile: refuse };
