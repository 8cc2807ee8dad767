import type { MapStart } from '@pignon/shared/domain/place/map.schema';
import { frameAroundPoints } from '@pignon/shared/domain/place/map-start';
import { loadCommunes, type Commune } from '../../places/communes';
import { readAgency } from '../agency/agency.repo';
import type { Queryable } from '../../db/db';

const pointsOf = (communes: readonly (Commune | undefined)[]) =>
  communes.flatMap((commune) =>
    commune && commune.lat !== null && commune.lon !== null ? [{ lat: commune.lat, lon: commune.lon }] : [],
  );

/** Returns the initial map frame for drawing: around the given communes, else around the agency's. */
export async function mapStart(db: Queryable, insee: readonly string[]): Promise<MapStart> {
  const communes = await loadCommunes();
  const agencyFrame = frameAroundPoints(pointsOf(insee.map((code) => communes.byInsee(code))));
  if (agencyFrame) return { frame: [...agencyFrame], around: 'COMMUNES' };
  const { address } = await readAgency(db);
  const own = frameAroundPoints(address ? pointsOf([communes.resolve(address)]) : []);
  return own ? { frame: [...own], around: 'AGENCY' } : { frame: null, around: null };
}
