import { z } from 'zod';
import { CARD_KINDS } from '../agency/agency.enums';
import { ReferenceSchema } from '../property/property.schema';
import { ORIENTATIONS, SHEET_FORMATS } from './window-card';

export const PRINT_KINDS = ['poster', 'print'] as const;
export const PRINT_MODES = ['PUBLIC', 'INTERNAL'] as const;
export type PrintMode = (typeof PRINT_MODES)[number];

export const PrintParams = z.strictObject({ kind: z.enum(PRINT_KINDS) });

/** `format` and `orientation` are for the window card; the full sheet is always A4 upright. */
export const PrintRequest = z.strictObject({
  propertyRef: ReferenceSchema,
  propertyPrintMode: z.enum(PRINT_MODES),
  format: z.enum(SHEET_FORMATS).default('A4'),
  orientation: z.enum(ORIENTATIONS).default('portrait'),
});

/** A paper of more lines is nobody's reading; the period is to be divided. */
export const MAX_REGISTER_LINES = 2000;

/** Days in France, both included. */
export const RegisterPdfQuery = z
  .strictObject({
    register: z.enum(CARD_KINDS).default('T'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'La fin de la période précède son début',
  });
export type RegisterPdfQuery = z.output<typeof RegisterPdfQuery>;
