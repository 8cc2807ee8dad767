import type { Polygon } from '@pignon/shared/domain/common/geo/geo.schema';

type Ring = Polygon['coordinates'][number];

/** A ring in PostgreSQL's own notation, [lon, lat] as in GeoJSON. */
export const ringText = (ring: Ring): string => `(${ring.map(([lon, lat]) => `(${lon},${lat})`).join(',')})`;

/** The outer ring of a GeoJSON polygon in PostgreSQL's own notation. */
export const polygonText = ({ coordinates: [outer = []] }: Polygon): string => ringText(outer);
