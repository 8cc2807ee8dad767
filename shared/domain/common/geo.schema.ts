import { z } from 'zod';

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** GeoJSON polygon, [lon, lat] degrees, closed rings; bounded so that a filter stays cheap. */
export const PolygonSchema = z.strictObject({
  type: z.literal('Polygon'),
  coordinates: z.array(z.array(Position).min(4).max(500)).min(1).max(5),
});
export type Polygon = z.infer<typeof PolygonSchema>;
