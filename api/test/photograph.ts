import sharp from 'sharp';
import type { SentFile } from './upload';

let shades = 0;

/** A photograph of one colour, another at each call, so that no two have the same bytes. Sides in pixels. */
export async function aPhotograph(width = 40, height = 30): Promise<SentFile & { bytes: Buffer }> {
  const background = `#${String(++shades).padStart(3, '0')}`;
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'a.jpg', bytes };
}
