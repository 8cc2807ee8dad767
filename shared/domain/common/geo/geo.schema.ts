import { z } from 'zod';
import { isClosed, isFlat, isTooWide } from './ring';

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const Longitude = z.coerce.number().min(-180).max(180);
const Latitude = z.coerce.number().min(-90).max(90);

/** West, south, east, north: a frame that has a surface. */
export const FrameSchema = z
  .tuple([Longitude, Latitude, Longitude, Latitude])
  .refine(([west, south, east, north]) => west < east && south < north, { error: 'Le cadre de la carte est vide.' });

/** GeoJSON polygon, [lon, lat] degrees, closed rings; bounded so that a filter stays cheap. */
export const PolygonSchema = z
  .strictObject({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(Position).min(4).max(500)).min(1).max(5),
  })
  .refine(({ coordinates }) => coordinates.every(isClosed), {
    path: ['coordinates'],
    error: 'Le contour du secteur n’est pas fermé.',
    abort: true,
  })
  .refine(({ coordinates }) => !coordinates.some(isFlat), {
    path: ['coordinates'],
    error: 'Le secteur dessiné n’a pas de surface.',
    abort: true,
  })
  .refine(({ coordinates }) => !coordinates.some(isTooWide), {
    path: ['coordinates'],
    error: 'Le secteur dessiné est trop vaste.',
  });
export type Polygon = z.infer<typeof PolygonSchema>;
