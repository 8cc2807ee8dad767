import { z } from 'zod';
import { MAX_TOUR } from './tour.rules';
import { VisitSchema, VisitSummarySchema } from './visit.schema';
import { CANCELLED_WITHOUT_REASON, lacksReason } from './visit-status';

const {
  propertyRef,
  contactIds,
  start,
  end,
  negotiator,
  kind,
  status,
  cancelReason,
  voucherSignedAt,
  feedback,
  groupId,
} = VisitSchema.shape;

/**
 * One visit of a saved tour. With `id`, an existing visit at `version`, whose absent fields stay; without id, or 0, a
 * new one.
 */
export const VisitInputSchema = z.strictObject({
  id: z.int().min(0).optional(),
  version: z.int().min(1).optional(),
  groupId: groupId.nullish(),
  propertyRef,
  contactIds,
  start,
  end,
  negotiator: negotiator.min(1).optional(),
  kind: kind.optional(),
  status: status.optional(),
  cancelReason: cancelReason.optional(),
  voucherSignedAt: voucherSignedAt.optional(),
  feedback: feedback.optional(),
});
export type VisitInput = z.output<typeof VisitInputSchema>;

/** The complete tour: existing visits missing in the list are deleted. */
export const TourInputSchema = z
  .array(VisitInputSchema)
  .min(1, 'Une tournée compte au moins une visite')
  .max(MAX_TOUR, `Une tournée compte au plus ${MAX_TOUR} visites`);

/** Tour of one buyer, with its visits in order. */
export const TourSchema = z.strictObject({
  groupId,
  /** Increases with every change of a visit of the tour. */
  version: z.int(),
  visits: z.array(VisitSummarySchema),
});
export type Tour = z.infer<typeof TourSchema>;

export const TourParams = z.strictObject({ groupId });
export const VisitParams = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** New status of a visit; CANCELLED requires a reason. */
export const VisitStatusChange = z
  .strictObject({ status, cancelReason: cancelReason.optional() })
  .refine((change) => !lacksReason(change), { path: ['cancelReason'], message: CANCELLED_WITHOUT_REASON });
export type VisitStatusChange = z.infer<typeof VisitStatusChange>;
