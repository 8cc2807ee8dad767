import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressed } from './send-compressed';

test('compresses a text without changing it', () => {
  const html = `<p>${'é'.repeat(500)}</p>`;
  const { uncompressed: plain, br, gzip } = compressed(html);
  expect([String(plain), String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([html, html, html]);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(plain.length);
});
