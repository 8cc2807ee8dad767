import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES } from './picture-index';

const FOLDER = join(import.meta.dirname, '../../pictures');
/** Maximum total size: each clone of the repository contains them. */
const MAX_BYTES = 5_000_000;

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));

describe('the pictures of the demonstration', () => {
  it('lists each file of the folder once', () => {
    expect(PICTURES.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it('are all different', () => {
    const sums = files.map((file) =>
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    );
    expect(new Set(sums).size).toBe(files.length);
  });

  it('fit the size limit of the repository', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('are 1600 × 900 pixels of WebP', async () => {
    const pictureSizes = await Promise.all(files.map((file) => sharp(join(FOLDER, file)).metadata()));
    const forms = pictureSizes.map(({ format, width, height }) => `${format} ${width} × ${height}`);
    expect([...new Set(forms)]).toEqual(['webp 1600 × 900']);
  });
});
