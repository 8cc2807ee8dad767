import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIG_BLOCK, type RuntimeConfig } from '@pignon/shared/contract/runtime-config';
import { FONT_FACES_ELEMENT, type HostFile } from '@pignon/shared/federation/host-file';
import { CATALOGUE_BLOCK, type Catalogue } from '@pignon/shared/federation/live-remote';
import type { PreloadFile } from './preload-files';

/** The identity service, as the build names it. The page requests it itself, when it is needed: see host/early. */
const IDENTITY_CHUNK = 'firebase-identity';

export interface PageParts {
  config: RuntimeConfig;
  catalogue: Catalogue;
  files: readonly PreloadFile[];
}

/** Serialises JSON so that it cannot close its script element. */
const serializeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${serializeJson(value)}</script>`;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function preload({ href, integrity }: PreloadFile): string {
  const resourceType = href.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${resourceType}" href="${href}" integrity="${integrity}" crossorigin>`;
}

/** Text that would end the script element, or begin a comment in it; a string, where alone it occurs, may escape it. */
const MARKUP_IN_SCRIPT = /<(?=\/script|!--)/gi;

/**
 * Reads the code of the first script as the page carries it: under the URL of its file, which its source map knows.
 * Undefined for a host built without one.
 */
export function readEarlyCode(hostDist: string, { early }: HostFile): string | undefined {
  if (early === undefined) return undefined;
  const code = readFileSync(path.join(hostDist, early), 'utf8').trimEnd();
  return `${code.replaceAll(MARKUP_IN_SCRIPT, String.raw`\x3c`)}\n//# sourceURL=/assets/${early}`;
}

/** Where the first script finds the identity service, which it preloads when that alone knows the session. */
function identityServiceAttributes({ pieces, integrity }: HostFile): string {
  const file = pieces[IDENTITY_CHUNK]?.files[0];
  return file === undefined ? '' : ` data-service="/assets/${file}" data-service-integrity="${integrity[file] ?? ''}"`;
}

/** Writes the first script of a page, with the settings it needs. */
function earlyScript(code: string, host: HostFile, { apiUrl, firebase, authEmulatorUrl }: RuntimeConfig): string {
  const dataAttributes = `data-api="${escape(apiUrl)}" data-identity="${escape(firebase.apiKey)}"${identityServiceAttributes(host)}${authEmulatorUrl ? ' data-emulated' : ''}`;
  return `<script ${dataAttributes}>${code}</script>`;
}

/** Writes the host's page: data blocks, preloaded files, and the first scripts. */
export function pageWriter(
  hostDist: string,
  host: HostFile,
  earlyCode = readEarlyCode(hostDist, host),
): (parts: PageParts) => string {
  const template = readFileSync(path.join(hostDist, 'index.html'), 'utf8');
  // small and needed by the first paint: inline styles cost no round trip
  const readStyles = (file: string): string => readFileSync(path.join(hostDist, file), 'utf8');
  const styles = host.styles.map((file) => `<style>${readStyles(file)}</style>`);
  const fontFaces = (host.pieces['fonts']?.files ?? []).filter((file) => file.endsWith('.css')).map(readStyles);
  const fontStyle =
    fontFaces.length > 0 ? `<style id="${FONT_FACES_ELEMENT}" media="not all">${fontFaces.join('')}</style>` : '';
  const main = `<script defer src="/assets/${host.main}" integrity="${host.integrity[host.main] ?? ''}" crossorigin></script>`;
  return ({ config, catalogue, files }) =>
    template
      .replace('<!--title-->', () => escape(config.appTitle))
      .replace('<!--head-->', () => [...styles, fontStyle, main, ...files.map(preload)].join(''))
      .replace('<!--data-->', () =>
        [
          // placed after the static markup: it runs while that is painted, before the deferred scripts
          earlyCode !== undefined ? earlyScript(earlyCode, host, config) : '',
          block(CONFIG_BLOCK, config),
          block(CATALOGUE_BLOCK, catalogue),
        ].join(''),
      );
}
