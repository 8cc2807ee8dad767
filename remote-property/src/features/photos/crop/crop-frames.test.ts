import { cropProblem } from '@pignon/shared/domain/media/crop.rules';
import { frameOf, fromPercent, toPercent } from './crop-frames';

describe('a frame of an aspect ratio', () => {
  it.each([
    ['16:9', { width: 1600, height: 900 }, { x: 0, y: 0, width: 1, height: 1 }],
    ['16:9', { width: 1200, height: 900 }, { x: 0, y: 0.125, width: 1, height: 0.75 }],
    ['4:3', { width: 1600, height: 900 }, { x: 0.125, y: 0, width: 0.75, height: 1 }],
    ['free', { width: 700, height: 900 }, { x: 0, y: 0, width: 1, height: 1 }],
  ] as const)('is the largest of %s in the middle of %j', (shape, size, frame) => {
    const actualFrame = frameOf(shape, size);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(actualFrame[side]).toBeCloseTo(frame[side], 9);
  });
});

describe('a frame in percent', () => {
  it('converts to percent and back', () => {
    const frame = { x: 0.125, y: 0, width: 0.75, height: 1 };
    expect(fromPercent(toPercent(frame))).toEqual(frame);
  });

  it('never exceeds the picture', () => {
    const frame = fromPercent({ x: 33.3333339, y: -0.0001, width: 66.6666669, height: 100.0001 });
    expect(cropProblem({ ...frame, rotation: 0 }, { width: 1600, height: 900 })).toBeNull();
    expect(frame.x + frame.width).toBeLessThanOrEqual(1);
    expect(frame).toMatchObject({ y: 0, height: 1 });
  });
});
