import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { runtimeConfiguration } from './runtime-configuration';
import { addWebManifest, WEB_MANIFEST, webManifest } from './web-manifest';

const HOST = path.join(import.meta.dirname, '..');

test('names the installed app after the installation and opens it on the home page', async () => {
  const edge = Fastify();
  const config = () => ({ ...runtimeConfiguration({})(), appTitle: 'Agence du Port' });
  addWebManifest(edge, { hostDist: '', storeDir: '', apiUpstream: '', config });
  const answer = await edge.inject(WEB_MANIFEST);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ name: 'Agence du Port', start_url: '/', display: 'standalone', lang: 'fr' });
  await edge.close();
});

/** Width and height in the header of a PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(path.join(HOST, 'public', file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('declares the true size of every icon, plain and maskable', () => {
  const { icons } = webManifest('Pignon');
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes));
  expect([...new Set(icons.map(({ purpose }) => purpose))]).toEqual(['any', 'maskable']);
});

test('pages link the manifest', () => {
  expect(readFileSync(path.join(HOST, 'index.html'), 'utf8')).toContain(
    `<link rel="manifest" href="${WEB_MANIFEST}" />`,
  );
});
