import type { Placed } from '../commune/territory';
import type { AgencyFields } from './agency.schema';

/** Where the agency is: its holidays are those of its team, and of the terms that are kept there. */
export const agencyPlace = (agency: Pick<AgencyFields, 'address'> | null | undefined): Placed => ({
  insee: null,
  postcode: agency?.address?.postcode ?? null,
});
