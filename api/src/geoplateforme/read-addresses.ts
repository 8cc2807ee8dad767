import { addressLabel } from '@pignon/shared/domain/common/geo/address';
import { LocationSchema, type Location } from '@pignon/shared/domain/common/geo/location.schema';
import { hasArrondissements } from '@pignon/shared/domain/commune/arrondissements';
import type { LocationPrecision } from '@pignon/shared/domain/property/property.enums';
import { z } from 'zod';

/** Parts read of a response of the national address service; the rest is ignored. */
const Collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()).max(100) });
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    type: z.enum(['housenumber', 'street', 'locality', 'municipality']),
    name: z.string().min(1),
    postcode: z.string().optional(),
    city: z.string().min(1),
    citycode: z.string().optional(),
  }),
});

const PRECISION: Readonly<Record<z.infer<typeof Feature>['properties']['type'], LocationPrecision>> = {
  housenumber: 'EXACT',
  street: 'STREET',
  locality: 'STREET',
  municipality: 'CITY',
};

function toLocation(feature: z.infer<typeof Feature>): unknown {
  const { type, name, city, citycode = null } = feature.properties;
  const [lon, lat] = feature.geometry.coordinates;
  const street = type === 'municipality' ? null : name;
  // For Paris as a whole the service returns the postcode of one arrondissement.
  const isWhole = street === null && citycode !== null && hasArrondissements(citycode);
  const postcode = isWhole ? null : (feature.properties.postcode ?? null);
  const label = addressLabel({ street, postcode, city });
  return { label, street, postcode, city, insee: citycode, lat, lon, precision: PRECISION[type] };
}

/** Parses the addresses of a response; skips unreadable ones. @throws for another shape */
export function readAddresses(bytes: Buffer): Location[] {
  const { features } = Collection.parse(JSON.parse(bytes.toString('utf8')));
  return features.flatMap((each) => {
    const feature = Feature.safeParse(each);
    const location = feature.success ? LocationSchema.safeParse(toLocation(feature.data)) : undefined;
    return location?.success ? [location.data] : [];
  });
}
