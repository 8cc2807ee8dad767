import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { compressed, pageWriter, type PageParts } from './page';
import { runtimeConfiguration } from './runtime-configuration';

let hostDist: string;
const config = { ...runtimeConfiguration({})(), appTitle: 'Pignon' };
const parts = (more: Partial<PageParts> = {}): PageParts => ({
  config,
  catalogue: { revision: 7, remotes: {} },
  files: [],
  ...more,
});

beforeEach(async () => {
  hostDist = await mkdtemp(path.join(tmpdir(), 'pignon-page-'));
  await writeFile(path.join(hostDist, 'index.html'), '<title><!--title--></title><!--head-->|<!--data-->');
  await writeFile(path.join(hostDist, 'first.css'), 'a{}');
  await writeFile(path.join(hostDist, 'second.css'), 'b{}');
});

const write = (more?: Partial<PageParts>, host: Partial<typeof LIVE_HOST> = {}) =>
  pageWriter(hostDist, { ...LIVE_HOST, ...host })(parts(more));

test('the page carries its styles, its first script with its integrity, and two blocks of data', () => {
  const host = { styles: ['first.css', 'second.css'], integrity: { 'main.js': 'sha384-main' } };
  expect(write({}, host)).toBe(
    '<title>Pignon</title>' +
      '<style>a{}</style><style>b{}</style>' +
      '<script defer src="/assets/main.js" integrity="sha384-main" crossorigin></script>|' +
      `<script type="application/json" id="pignon-config">${JSON.stringify(config)}</script>` +
      '<script type="application/json" id="pignon-catalogue">{"revision":7,"remotes":{}}</script>',
  );
});

test('a first script of which no integrity is known is held to none', () => {
  expect(write()).toContain('<script defer src="/assets/main.js" integrity="" crossorigin></script>');
});

test('files are fetched first as what they are', () => {
  const files = [
    { href: '/assets/a.js', integrity: 'sha384-a' },
    { href: '/assets/a.css', integrity: 'sha384-b' },
    { href: '/assets/a.css.js', integrity: 'sha384-c' },
  ];
  expect(write({ files })).toContain(
    '<link rel="preload" as="script" href="/assets/a.js" integrity="sha384-a" crossorigin>' +
      '<link rel="preload" as="style" href="/assets/a.css" integrity="sha384-b" crossorigin>' +
      '<link rel="preload" as="script" href="/assets/a.css.js" integrity="sha384-c" crossorigin>',
  );
});

test('a name of the product is text, whatever is in it', () => {
  const page = write({ config: { ...config, appTitle: '</title><b>"A" & B & $& <i>' } });
  expect(page).toMatch(/^<title>&lt;\/title>&lt;b>&quot;A&quot; &amp; B &amp; \$&amp; &lt;i><\/title>/);
  expect(page).toContain(String.raw`"appTitle":"\u003c/title>\u003cb>\"A\" & B & $& \u003ci>"`);
});

test('a page is the same however it is compressed', () => {
  const html = `<p>${'é'.repeat(500)}</p>`;
  const { plain, br, gzip } = compressed(html);
  expect([String(plain), String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([html, html, html]);
  expect(Math.max(br.length, gzip.length)).toBeLessThan(plain.length);
});
