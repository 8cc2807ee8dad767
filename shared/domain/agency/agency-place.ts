import type { Placed } from '../commune/territory';
import type { AgencyFields } from './agency.schema';

/** Location of the agency, which decides its public holidays. */
export const agencyPlace = (agency: Pick<AgencyFields, 'address'> | null | undefined): Placed => ({
  insee: null,
  postcode: agency?.address?.postcode ?? null,
});
