import { z } from 'zod';
import { WrittenReason } from '../audit/written-reason.schema';
import { ReferenceSchema } from '../property/property.schema';
import { MAX_PRINTED } from './print-limits';
import { ORIENTATIONS, SHEET_FORMATS } from './window-card';

export const PRINT_KINDS = ['poster', 'print'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];
export const PRINT_MODES = ['PUBLIC', 'INTERNAL'] as const;
export type PrintMode = (typeof PRINT_MODES)[number];

export const PrintParams = z.strictObject({ kind: z.enum(PRINT_KINDS) });

/**
 * One property, or several in one file, each on its own pages in order. `format` and `orientation` apply to the window
 * card; the full sheet is A4 portrait. `reason` states why a manager prints for a customer what the law or the status
 * blocks.
 */
export const PrintRequest = z
  .strictObject({
    propertyRef: ReferenceSchema.optional(),
    propertyRefs: z
      .array(ReferenceSchema)
      .min(1, 'Choisissez au moins un bien')
      .max(MAX_PRINTED, `Un document contient au plus ${MAX_PRINTED} biens`)
      .optional(),
    propertyPrintMode: z.enum(PRINT_MODES),
    format: z.enum(SHEET_FORMATS).default('A4'),
    orientation: z.enum(ORIENTATIONS).default('portrait'),
    reason: WrittenReason.optional(),
  })
  .refine(({ propertyRef, propertyRefs }) => (propertyRef === undefined) !== (propertyRefs === undefined), {
    path: ['propertyRef'],
    error: 'Indiquez un bien, ou une liste de biens',
  });
