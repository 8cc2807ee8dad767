import type { Crop } from '@pignon/shared/domain/media/crop.schema';

/** Aspect ratios of a crop: width over height. */
export const ASPECT_RATIOS = { free: undefined, '16:9': 16 / 9, '4:3': 4 / 3 } as const;
export type AspectRatio = keyof typeof ASPECT_RATIOS;

type Frame = Pick<Crop, 'x' | 'y' | 'width' | 'height'>;

export const FULL_FRAME: Crop = { x: 0, y: 0, width: 1, height: 1, rotation: 0 };

/** Largest centred frame of that ratio, in fractions of the picture. */
export function frameOf(shape: AspectRatio, { width, height }: { width: number; height: number }): Frame {
  const ratio = ASPECT_RATIOS[shape];
  if (ratio === undefined) return { x: 0, y: 0, width: 1, height: 1 };
  const frameWidth = Math.min(1, (ratio * height) / width);
  const frameHeight = Math.min(1, width / (ratio * height));
  return { x: (1 - frameWidth) / 2, y: (1 - frameHeight) / 2, width: frameWidth, height: frameHeight };
}

const DECIMALS = 6;
const round = (value: number) => Number(Math.min(1, Math.max(0, value)).toFixed(DECIMALS));

/** Converts percentages of the screen's frame to fractions, within 0 and 1 despite rounding. */
export function fromPercent({ x, y, width, height }: Frame): Frame {
  const [left, top] = [round(x / 100), round(y / 100)];
  return {
    x: left,
    y: top,
    width: Math.min(round(width / 100), round(1 - left)),
    height: Math.min(round(height / 100), round(1 - top)),
  };
}

export const toPercent = ({ x, y, width, height }: Frame) => ({
  unit: '%' as const,
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});
