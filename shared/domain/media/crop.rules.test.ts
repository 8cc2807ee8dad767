import { cropProblem, isFullFrame, MIN_CROP, pixelFrame } from './crop.rules';
import { CropSchema, type Crop } from './crop.schema';

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1, rotation: 0 };
const frame = (overrides: Partial<Crop>): Crop => ({ ...WHOLE, ...overrides });
const PHOTO = { width: 1600, height: 900 };

describe('a frame', () => {
  it('is the whole original only at every edge and unrotated', () => {
    expect(isFullFrame(WHOLE)).toBe(true);
    expect(isFullFrame(frame({ x: 1e-9, width: 1 - 1e-9 }))).toBe(true);
    expect(isFullFrame(frame({ rotation: 180 }))).toBe(false);
    expect(isFullFrame(frame({ width: 0.99 }))).toBe(false);
    expect(isFullFrame(frame({ y: 0.01, height: 0.99 }))).toBe(false);
  });

  it('is measured on the rotated picture, and never beyond its edges', () => {
    expect(pixelFrame(frame({ x: 0.5, width: 0.5 }), PHOTO)).toEqual({ left: 800, top: 0, width: 800, height: 900 });
    expect(pixelFrame(frame({ width: 0.5, rotation: 180 }), PHOTO)).toMatchObject({ width: 800, height: 900 });
    expect(pixelFrame(frame({ width: 0.5, rotation: 270 }), PHOTO)).toMatchObject({ width: 450, height: 1600 });
    expect(pixelFrame(frame({ width: 0.5, rotation: 90 }), PHOTO)).toEqual({
      left: 0,
      top: 0,
      width: 450,
      height: 1600,
    });
    expect(pixelFrame(frame({ x: 0.3335, width: 0.6665 }), { width: 3, height: 3 })).toMatchObject({
      left: 1,
      width: 2,
    });
    expect(pixelFrame(frame({ x: 1, width: 0.1 }), PHOTO)).toMatchObject({ left: 1599, width: 1 });
  });

  it('may touch the edge, with rounding errors of a browser', () => {
    expect(cropProblem(frame({ x: 0.3, width: 0.7 }), PHOTO)).toBeNull();
    expect(cropProblem(frame({ x: 0.1 + 0.2, width: 0.7 }), PHOTO)).toBeNull();
    expect(cropProblem(frame({ x: 0.31, width: 0.7 }), PHOTO)).toBe('Le cadre dépasse de la photographie.');
    expect(cropProblem(frame({ y: 0.5, height: 0.51 }), PHOTO)).toBe('Le cadre dépasse de la photographie.');
  });

  it(`has at least ${MIN_CROP} pixels per side`, () => {
    const small = 'Le cadre est trop petit\u00a0: 64 pixels au moins de chaque côté.';
    expect(cropProblem(frame({ width: 64 / 1600 }), PHOTO)).toBeNull();
    expect(cropProblem(frame({ width: 63 / 1600 }), PHOTO)).toBe(small);
    expect(cropProblem(frame({ height: 63 / 1600, rotation: 90 }), PHOTO)).toBe(small);
    expect(cropProblem(frame({ rotation: 90 }), { width: 40, height: 30 })).toBeNull();
    expect(cropProblem(frame({ width: 0.9, rotation: 90 }), { width: 40, height: 30 })).toBe(small);
  });

  it.each([
    [{ x: Number.NaN }],
    [{ width: 0 }],
    [{ height: -1 }],
    [{ x: 1.01 }],
    [{ y: Infinity }],
    [{ rotation: 45 as 90 }],
  ])('is invalid with %j', (overrides) => {
    expect(CropSchema.safeParse(frame(overrides)).success).toBe(false);
  });
});
