import type { Crop } from './crop.schema';

/** Minimum side of a crop in pixels: smaller ones are of no use on any screen. */
export const MIN_CROP = 64;
/** Rounding error tolerated in a browser's fractions. */
const TOLERANCE = 1e-6;

interface Size {
  width: number;
  height: number;
}

/** Size of a picture after rotation. */
export function rotatedSize({ width, height }: Size, { rotation }: Pick<Crop, 'rotation'>): Size {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** True for a frame that keeps the whole original. */
export function isFullFrame({ x, y, width, height, rotation }: Crop): boolean {
  const atEdges = x <= TOLERANCE && y <= TOLERANCE && width >= 1 - TOLERANCE && height >= 1 - TOLERANCE;
  return rotation === 0 && atEdges;
}

/** The frame in pixels of the rotated picture; never beyond its edges. */
export function pixelFrame(crop: Crop, original: Size): Size & { left: number; top: number } {
  const size = rotatedSize(original, crop);
  const left = Math.min(Math.round(crop.x * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}

/** Why a picture of that size cannot be cropped so, or null. */
export function cropProblem(crop: Crop, original: Size): string | null {
  if (crop.x + crop.width > 1 + TOLERANCE || crop.y + crop.height > 1 + TOLERANCE)
    return 'Le cadre dépasse de la photographie.';
  const { width, height } = pixelFrame(crop, original);
  const size = rotatedSize(original, crop);
  // pictures smaller than the minimum may be rotated only
  if (width < Math.min(MIN_CROP, size.width) || height < Math.min(MIN_CROP, size.height))
    return `Le cadre est trop petit\u00a0: ${MIN_CROP} pixels au moins de chaque côté.`;
  return null;
}
