import { z } from 'zod';
import { AgencyPatch } from './agency.schema';

/** Documents that preview unsaved settings. */
export const AGENCY_PAPERS = ['CARD', 'SALE_MANDATE', 'RENT_MANDATE'] as const;
export type AgencyPaper = (typeof AGENCY_PAPERS)[number];

/** Previews a document with changed settings; missing ones are as saved. */
export const AgencyPreviewBody = z.strictObject({ paper: z.enum(AGENCY_PAPERS), settings: AgencyPatch });
