import { z } from 'zod';
import { AgencyPatch } from './agency.schema';

/** Papers that settings of the agency are looked at in before they are saved. */
export const AGENCY_PAPERS = ['CARD', 'SALE_MANDATE', 'RENT_MANDATE'] as const;
export type AgencyPaper = (typeof AGENCY_PAPERS)[number];

/** A paper with settings as they would be; what is not given is as it is saved. */
export const AgencyPreviewBody = z.strictObject({ paper: z.enum(AGENCY_PAPERS), settings: AgencyPatch });
