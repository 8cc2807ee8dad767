import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture, PICTURE_COUNTS, PICTURES } from './catalogue';

const drawn = PICTURES.map((spec) => drawPicture(spec));

describe('the pictures of the demonstration', () => {
  it('are all different, and the same every time', () => {
    expect(new Set(drawn).size).toBe(PICTURES.length);
    expect(PICTURES.map((spec) => drawPicture(spec))).toEqual(drawn);
  });

  it('hold nothing that a drawing program would refuse', () => {
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity|&(?!amp;)/);
  });

  it('are 16:9 and render', async () => {
    const kinds = Object.keys(PICTURE_COUNTS);
    const firsts = kinds.map((kind) => drawn[PICTURES.findIndex((spec) => spec.kind === kind)] ?? '');
    for (const svg of firsts) {
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height]).toEqual([1600, 900]);
    }
    await expect(
      sharp(Buffer.from(firsts[0] ?? ''))
        .resize(64)
        .webp()
        .toBuffer(),
    ).resolves.toBeInstanceOf(Buffer);
  });
});
