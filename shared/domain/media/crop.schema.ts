import { z } from 'zod';
import { ROTATIONS } from './media.enums';

const fraction = z.number().min(0).max(1);

/** Crop of an image: rotation first, then a frame in fractions of the rotated image. */
export const CropSchema = z.strictObject({
  x: fraction,
  y: fraction,
  width: fraction.positive(),
  height: fraction.positive(),
  rotation: z.literal(ROTATIONS),
});
export type Crop = z.infer<typeof CropSchema>;

/** Crop and rotation of a picture, hash of the shown bytes, and the stored original. */
export const CroppedSchema = CropSchema.extend({
  key: z.string(),
  original: z.strictObject({ path: z.string(), width: z.int(), height: z.int() }),
});
export type Cropped = z.infer<typeof CroppedSchema>;

/** `null` restores the original. */
export const CropChange = z.strictObject({ crop: CropSchema.nullable() });
