import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CONFIG_BLOCK, type RuntimeConfig } from '@pignon/shared/contract/runtime-config';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { CATALOGUE_BLOCK, type Catalogue } from '@pignon/shared/federation/live-remote';
import type { FirstFile } from './first-files';

export interface PageParts {
  config: RuntimeConfig;
  catalogue: Catalogue;
  files: readonly FirstFile[];
}

export interface Page {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** JSON that cannot end its script element early. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inert(value)}</script>`;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function preload({ href, integrity }: FirstFile): string {
  const as = href.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin>`;
}

/** Writes the host's page: data blocks, what to fetch first, and the first script. */
export function pageWriter(hostDist: string, host: HostFile): (parts: PageParts) => string {
  const template = readFileSync(path.join(hostDist, 'index.html'), 'utf8');
  // Small and needed before anything is drawn: in the page itself, it costs no round trip.
  const styles = host.styles.map((file) => `<style>${readFileSync(path.join(hostDist, file), 'utf8')}</style>`);
  const main = `<script defer src="/assets/${host.main}" integrity="${host.integrity[host.main] ?? ''}" crossorigin></script>`;
  return ({ config, catalogue, files }) =>
    template
      .replace('<!--title-->', () => escape(config.appTitle))
      .replace('<!--head-->', () => [...styles, main, ...files.map(preload)].join(''))
      .replace('<!--data-->', () => block(CONFIG_BLOCK, config) + block(CATALOGUE_BLOCK, catalogue));
}

/** Compresses a page once; the same page is then sent many times. */
export function compressed(html: string): Page {
  const plain = Buffer.from(html);
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { plain, br, gzip: gzipSync(plain) };
}
