import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { pageWriter, type PageParts } from './page';
import { runtimeConfiguration } from './runtime-configuration';

let hostDist: string;
const config = { ...runtimeConfiguration({})(), appTitle: 'Pignon' };
const pageParts = (overrides: Partial<PageParts> = {}): PageParts => ({
  config,
  catalogue: { revision: 7, remotes: {} },
  files: [],
  wasSignedIn: false,
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

test('tells the early script where the identity service is', () => {
  const host = {
    early: 'early.js',
    pieces: { 'firebase-identity': { files: ['identity.js'], needs: [] } },
    integrity: { 'identity.js': 'sha384-identity' },
  };
  expect(writePage({ wasSignedIn: true }, host)).toContain(
    ' data-service="/assets/identity.js" data-service-integrity="sha384-identity"',
  );
});

const EARLY_SCRIPT = '<script src="/assets/early.js"';

test('places the early script below the markup and preloads it for a returning user', () => {
  const host = { early: 'early.js', integrity: { 'early.js': 'sha256-early' } };
  const page = writePage({ wasSignedIn: true, config: { ...config, apiUrl: '/"api' } }, host);
  expect(page).toContain(
    `${EARLY_SCRIPT} integrity="sha256-early" crossorigin data-api="/&quot;api" data-identity="${config.firebase.apiKey}"`,
  );
  const preloaded = page.indexOf('<link rel="preload" as="script" href="/assets/early.js" integrity="sha256-early"');
  expect(preloaded).toBeGreaterThan(0);
  expect(preloaded).toBeLessThan(page.indexOf('src="/assets/main.js"'));
  expect(page.indexOf(EARLY_SCRIPT)).toBeGreaterThan(page.indexOf('|'));
});

test.each([
  ['a signed-out user', false, { early: 'early.js' }],
  ['a host built without one', true, {}],
])('omits the early script for %s', (_who, wasSignedIn, host) => {
  expect(writePage({ wasSignedIn }, host)).not.toContain('early');
});

test.each([
  ['/', ' data-emulated></script>'],
  [undefined, `"></script>`],
])('tells the early script whether the identity service is emulated (%s)', (authEmulatorUrl, expectedEnding) => {
  const host = { early: 'early.js' };
  const page = writePage({ wasSignedIn: true, config: { ...config, authEmulatorUrl } }, host);
  expect(/<script src[^>]*><\/script>/.exec(page)?.[0].endsWith(expectedEnding)).toBe(true);
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
