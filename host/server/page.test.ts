import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { pageWriter, readEarlyCode, type PageParts } from './page';
import { runtimeConfiguration } from './runtime-configuration';

let hostDist: string;
const config = { ...runtimeConfiguration({})(), appTitle: 'Pignon' };
const pageParts = (overrides: Partial<PageParts> = {}): PageParts => ({
  config,
  catalogue: { revision: 7, remotes: {} },
  files: [],
  ...overrides,
});

beforeEach(async () => {
  hostDist = await mkdtemp(path.join(tmpdir(), 'pignon-page-'));
  await writeFile(path.join(hostDist, 'index.html'), '<title><!--title--></title><!--head-->|<!--data-->');
  await writeFile(path.join(hostDist, 'first.css'), 'a{}');
  await writeFile(path.join(hostDist, 'second.css'), 'b{}');
});

const writePage = (overrides?: Partial<PageParts>, host: Partial<typeof LIVE_HOST> = {}) =>
  pageWriter(hostDist, { ...LIVE_HOST, ...host })(pageParts(overrides));

test('the page carries its styles, its first script with its integrity, and two blocks of data', () => {
  const host = { styles: ['first.css', 'second.css'], integrity: { 'main.js': 'sha384-main' } };
  expect(writePage({}, host)).toBe(
    '<title>Pignon</title>' +
      '<style>a{}</style><style>b{}</style>' +
      '<script defer src="/assets/main.js" integrity="sha384-main" crossorigin></script>|' +
      `<script type="application/json" id="pignon-config">${JSON.stringify(config)}</script>` +
      '<script type="application/json" id="pignon-catalogue">{"revision":7,"remotes":{}}</script>',
  );
});

test('carries the font faces, which the first paint does not apply', async () => {
  await writeFile(path.join(hostDist, 'fonts.css'), '@font-face{}');
  const page = writePage({}, { pieces: { fonts: { files: ['fonts.js', 'fonts.css'], needs: [] } } });
  expect(page).toContain('<style id="host-fonts" media="not all">@font-face{}</style>');
});

const CODE = 'begin();';
/** Writes the page of a host with a first script. */
const writeEarlyPage = (overrides: Partial<PageParts> = {}, host: Partial<typeof LIVE_HOST> = {}, code = CODE) =>
  pageWriter(hostDist, { ...LIVE_HOST, ...host }, code)(pageParts(overrides));

test('tells the early script where the identity service is', () => {
  const host = {
    pieces: { 'firebase-identity': { files: ['identity.js'], needs: [] } },
    integrity: { 'identity.js': 'sha384-identity' },
  };
  expect(writeEarlyPage({}, host)).toContain(
    ' data-service="/assets/identity.js" data-service-integrity="sha384-identity"',
  );
});

test('carries the code of the early script below the markup, and requests no file for it', () => {
  const page = writeEarlyPage({ config: { ...config, apiUrl: '/"api' } });
  const script = `<script data-api="/&quot;api" data-identity="${config.firebase.apiKey}">begin();</script>`;
  expect(page.indexOf(script)).toBeGreaterThan(page.indexOf('|'));
  expect(page).not.toContain('early');
});

test('takes the code from the file of the built host, under the URL of that file', async () => {
  await writeFile(path.join(hostDist, 'early.1.js'), '"use strict";begin("$&");\n');
  expect(writePage({}, { early: 'early.1.js' })).toContain(
    '>"use strict";begin("$&");\n//# sourceURL=/assets/early.1.js</script><script type="application/json"',
  );
});

test.each(['</script>', '</SCRIPT ', '<!--<script>', '<!-- </script'])(
  'carries code with %s in a string as code that cannot end its element, and keeps the string',
  async (text) => {
    await writeFile(path.join(hostDist, 'early.1.js'), `shown=${JSON.stringify(text)}`);
    const code = readEarlyCode(hostDist, { ...LIVE_HOST, early: 'early.1.js' }) ?? '';
    expect(code).not.toMatch(/<\/script|<!--/i);
    expect(runInNewContext(code)).toBe(text);
  },
);

test('omits the early script for a host built without one', () => {
  expect(pageWriter(hostDist, LIVE_HOST, undefined)(pageParts())).not.toMatch(/begin|data-api/);
});

test.each([
  ['/', ' data-emulated>begin();</script>'],
  [undefined, `">begin();</script>`],
])('tells the early script whether the identity service is emulated (%s)', (authEmulatorUrl, expectedEnding) => {
  const page = writeEarlyPage({ config: { ...config, authEmulatorUrl } });
  expect(/<script data-api[^>]*>.*?<\/script>/.exec(page)?.[0].endsWith(expectedEnding)).toBe(true);
});

test('leaves the integrity empty for a first script whose hash is unknown', () => {
  expect(writePage()).toContain('<script defer src="/assets/main.js" integrity="" crossorigin></script>');
});

test('preloads each file by its type', () => {
  const files = [
    { href: '/assets/a.js', integrity: 'sha384-a' },
    { href: '/assets/a.css', integrity: 'sha384-b' },
    { href: '/assets/a.css.js', integrity: 'sha384-c' },
  ];
  expect(writePage({ files })).toContain(
    '<link rel="preload" as="script" href="/assets/a.js" integrity="sha384-a" crossorigin>' +
      '<link rel="preload" as="style" href="/assets/a.css" integrity="sha384-b" crossorigin>' +
      '<link rel="preload" as="script" href="/assets/a.css.js" integrity="sha384-c" crossorigin>',
  );
});

test('escapes the product’s name as text, whatever it contains', () => {
  const page = writePage({ config: { ...config, appTitle: '</title><b>"A" & B & $& <i>' } });
  expect(page).toMatch(/^<title>&lt;\/title>&lt;b>&quot;A&quot; &amp; B &amp; \$&amp; &lt;i><\/title>/);
  expect(page).toContain(String.raw`"appTitle":"\u003c/title>\u003cb>\"A\" & B & $& \u003ci>"`);
});
