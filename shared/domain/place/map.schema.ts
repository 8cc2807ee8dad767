import { z } from 'zod';
import { FrameSchema } from '../common/geo/geo.schema';
import { PropertyFilterSchema } from '../property/property-find.schema';
import { PROPERTY_STATUSES, PROPERTY_TYPES, TRANSACTION_TYPES } from '../property/property.enums';
import { InseeCodes, listOfCodes } from '../commune/commune.schema';
import { FINEST_ZOOM, MAX_CELLS } from './map-grid';

const Longitude = z.coerce.number().min(-180).max(180);
const Latitude = z.coerce.number().min(-90).max(90);

export const PropertyMapRequest = z.strictObject({
  dto: PropertyFilterSchema.optional(),
  bbox: FrameSchema,
  zoom: z.coerce.number().min(0).max(FINEST_ZOOM),
});

const Place = { lat: z.number(), lon: z.number() };

/** Properties whose marks would overlap. */
const ClusterSchema = z.strictObject({
  ...Place,
  count: z.int().min(2),
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  /** Bounding box of all; a point for a single location. */
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type MapCluster = z.infer<typeof ClusterSchema>;

const PointSchema = z.strictObject({
  ...Place,
  reference: z.string(),
  price: z.number().nullable(),
  propertyType: z.enum(PROPERTY_TYPES),
  transactionType: z.enum(TRANSACTION_TYPES),
  propertyStatus: z.enum(PROPERTY_STATUSES),
});
export type MapPoint = z.infer<typeof PointSchema>;

export const PropertyMapReply = z.strictObject({
  clusters: z.array(ClusterSchema).max(MAX_CELLS),
  points: z.array(PointSchema).max(MAX_CELLS),
  /** Number of all matches anywhere; those without location are on no map. */
  total: z.int(),
  withoutPlace: z.int(),
  /** Within the frame. */
  inFrame: z.int(),
  /** Extent of all results; null when none has coordinates. */
  extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** True on the client's screen: locations are rounded to a kilometre. */
  vague: z.boolean(),
});
export type PropertyMap = z.infer<typeof PropertyMapReply>;

export const MAX_MAP_COMMUNES = 150;

/** Frame of a search for communes. */
export const CommunesInFrame = z
  .strictObject({ w: Longitude, s: Latitude, e: Longitude, n: Latitude })
  .refine(({ w, s, e, n }) => w < e && s < n, { error: 'Le cadre de la carte est vide.' });

export const MapCommunesReply = z
  .array(z.strictObject({ ...Place, insee: z.string(), name: z.string(), population: z.int() }))
  .max(MAX_MAP_COMMUNES);
export type MapCommune = z.infer<typeof MapCommunesReply>[number];

/** INSEE codes of communes to draw around; by default the agency's. */
export const MapStartQuery = z.strictObject({
  insee: InseeCodes.default([]).transform(listOfCodes),
});

export const MapStartReply = z.strictObject({
  /** Null when neither communes nor agency have a known location. */
  frame: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  around: z.enum(['COMMUNES', 'AGENCY']).nullable(),
});
export type MapStart = z.infer<typeof MapStartReply>;

export const TILE_LAYERS = ['plan', 'ortho', 'cadastre'] as const;
export type TileLayer = (typeof TILE_LAYERS)[number];

export const TilePath = z
  .strictObject({
    layer: z.enum(TILE_LAYERS),
    z: z.coerce.number().int().min(0).max(FINEST_ZOOM),
    x: z.coerce.number().int().min(0),
    y: z.coerce.number().int().min(0),
  })
  .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom, { error: 'Cette tuile n’existe pas.' });
export type Tile = z.infer<typeof TilePath>;

/** URL templates of tiles with {z}, {x} and {y}; empty when no tile service is allowed. */
export const MapTilesReply = z.strictObject({
  layers: z.strictObject({ plan: z.string(), ortho: z.string(), cadastre: z.string() }).nullable(),
  attribution: z.string(),
});
export type MapTiles = z.infer<typeof MapTilesReply>;
