import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { decodedMappings, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Configuration } from 'webpack';
import { integrityOf } from '../store/file-integrity';
import { buildHost } from './build-host';
import { buildRemote } from './build-remote';
import type * as webpackRunner from './run-webpack';
import { providedByHost } from './shared-modules';

/* Disables the cache, which only real builds use. */
jest.mock('./run-webpack', () => {
  const { runWebpack } = jest.requireActual<typeof webpackRunner>('./run-webpack');
  return { runWebpack: (config: Configuration) => runWebpack({ ...config, cache: false }) };
});

jest.setTimeout(120_000);

const THROWING = `export function Page(words: readonly string[]): string {
  const [first] = words;
  throw new Error('lost' + String(first?.length));
}
`;
const LONG = `export const long = ${JSON.stringify('pignon '.repeat(200))};`;
let root: string;

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}
const read = (file: string, folder = 'dist') => readFile(path.join(root, folder, file), 'utf8');
const unhashed = (name: string) => name.replace(/\.[0-9a-f]{10}(?=\.)/, '.HASH');
const filesIn = async (folder: string) => (await readdir(path.join(root, folder))).map(unhashed).sort();

/** Where an entry names a file with the integrity by which pages preload it: with another, it would be fetched twice. */
const loadedWith = (file: string, integrity: Record<string, string>) => `"${file}":"${integrity[file]}"`;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pignon-builds-'));
  await symlink(path.join(import.meta.dirname, '../../host/node_modules'), path.join(root, 'node_modules'));
});

describe('the build of a host', () => {
  const sources = {
    'index.html': '<!--skeleton--><style>/*skeleton*/</style>',
    'src/shell/boot-skeleton.css': '.a { color: red }',
    'src/shell/boot-skeleton.html': '<p></p>',
    'src/boot/main.ts': `import './main.css'; import './long'; declare const PIGNON_SHAPES: string;
console.log(PIGNON_SHAPES); void import('./late');`,
    'src/boot/main.css': `.main { color: blue; background: url('./mark.svg'); cursor: url('./small.svg?inline'), auto }
@font-face { font-family: Small; src: url('./small.woff2?inline') }`,
    'src/boot/mark.svg': '<svg/>',
    'src/boot/small.svg': '<svg/>',
    'src/boot/small.woff2': 'small',
    'src/boot/late.ts': LONG,
    'src/boot/long.ts': `${LONG}\nconsole.log(long);`,
    'src/messages/fr.json': '{"menu":"Menu"}',
    'src/messages/en.json': '{"menu":"Menu"}',
    'worker/service-worker.ts': 'self.named = "pignon";',
    'early/early.ts': `import { asked } from './asked';\nglobalThis.asked = asked;`,
    'early/asked.ts': `export const asked: string = 'early';`,
    'public/robots.txt': 'User-agent: *',
  };

  test('contains the page, its first script, its texts and its worker, and describes them in host.json', async () => {
    await writeFiles(sources);
    const { host, inputs } = await buildHost(root);
    expect(JSON.parse(await read('host.json'))).toEqual(host);
    expect(host).toMatchObject({ contract: CONTRACT_VERSION, provides: providedByHost() });
    expect(host).not.toHaveProperty('refresh');
    expect([host.main, ...host.styles].map(unhashed)).toEqual(['main.HASH.js', 'main.HASH.css']);
    expect(host.pieces['./late']?.files.map(unhashed)).toHaveLength(1);
    expect(host.integrity[host.main]).toBe(integrityOf(Buffer.from(await read(host.main)), 'sha256'));
    expect(await read(host.main)).toContain(loadedWith(host.pieces['./late']?.files[0] ?? '', host.integrity));
    expect(await read('index.html')).toBe('<p></p><style>.a{color:red}</style>');
    const styles = await read(host.styles[0] ?? '');
    expect(styles).toMatch(/url\(\/assets\/media\/mark\.[0-9a-f]{10}\.svg\)/);
    expect(styles).toMatch(/url\(data:image\/svg\+xml;base64,PHN2Zy8\+\).*url\(data:font\/woff2;base64,c21hbGw=\)/s);
    expect(await filesIn('dist/media')).toEqual(expect.arrayContaining(['mark.HASH.svg']));
    expect((await filesIn('dist/media')).join()).not.toContain('small');
    expect(await read('public/robots.txt')).toBe('User-agent: *');
    expect(JSON.parse(await read('public/i18n/fr.json'))).toMatchObject({ 'host:menu': 'Menu' });
    expect(await filesIn('dist')).toEqual(
      expect.arrayContaining(['main.HASH.js.br', 'main.HASH.js.gz', 'service-worker.js']),
    );
    const ownInputs = inputs.filter((file) => file.startsWith(root)).map((file) => path.relative(root, file));
    expect(ownInputs).toEqual(
      expect.arrayContaining(['src/boot/main.ts', 'worker/service-worker.ts', 'early/early.ts', 'early/asked.ts']),
    );
    expect(inputs.filter((file) => file.endsWith('.schema.ts')).length).toBeGreaterThan(10);
    const scripts = (await filesIn('dist')).filter((file) => /\.HASH\.js$/.test(file));
    expect(await filesIn('maps-of-dist')).toEqual(scripts.map((file) => `${file}.map`));
    expect(host.early).toBeDefined();
    expect(await read(host.early ?? '')).toContain(`"early"`);
    expect(host.integrity).toHaveProperty([host.early ?? '']);
    const map = JSON.parse(await read(`${host.early}.map`, 'maps-of-dist')) as { sources: string[] };
    const name = path.basename(root);
    expect(map.sources.sort()).toEqual([`${name}/early/asked.ts`, `${name}/early/early.ts`]);
  });

  test('for development is not compressed, has no worker, and can use another folder and other names', async () => {
    await writeFiles(sources);
    const { host } = await buildHost(root, 'development');
    expect(host.refresh).toBe(true);
    const files = await filesIn('dist-dev');
    expect(files).toContain('main.HASH.js.map');
    expect(files).not.toContain('service-worker.js');
    expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
    const otherOptions = { dist: path.join(root, 'other'), hashSalt: 'other' };
    const { host: other } = await buildHost(root, 'development', otherOptions);
    expect(unhashed(other.main)).toBe(unhashed(host.main));
    expect(other.main).not.toBe(host.main);
    expect(JSON.parse(await read('host.json', 'other'))).toEqual(other);
    expect(await filesIn('dist-dev')).toEqual(files);
  });
});

describe('the build of a remote', () => {
  const sources = {
    'package.json': '{"version":"0.3.0"}',
    'src/pages/list.page.tsx': `${LONG}\nexport const Page = (): string => long;`,
    'src/messages/fr.json': '{"title":"Titre"}',
    'src/messages/en.json': '{"title":"Title"}',
    'src/remote.ts': `import { defineRemote } from '@pignon/shared/contract';
export default defineRemote({
  name: 'demo', owner: 'Équipe Démo', contract: '^${CONTRACT_VERSION}', api: '^1.0.0',
  routes: [{ path: '/demo', title: { fr: 'Démo', en: 'Demo' }, page: () => import('./pages/list.page') }],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [], consumes: [],
});`,
  };

  test('is described, compressed, and named by its content in every file that names it', async () => {
    await writeFiles(sources);
    const { descriptor, inputs } = await buildRemote(root);
    expect(JSON.parse(await read('remote.json'))).toEqual(descriptor);
    expect(unhashed(descriptor.entry)).toBe('entry.HASH.js');
    const [route] = descriptor.routes;
    expect(route).toMatchObject({ page: { expose: './pages/list.page', needs: [] } });
    const manifest = await read('mf-manifest.json');
    expect(manifest).toContain(`"${descriptor.entry}"`);
    expect(manifest).not.toContain('"entry.js"');
    expect(descriptor.integrity['mf-manifest.json']).toBe(integrityOf(Buffer.from(manifest)));
    expect(descriptor.integrity).not.toHaveProperty('remote.json');
    const [page = ''] = Object.keys(descriptor.integrity).filter((name) => name.startsWith('pages-list.'));
    expect(await read(descriptor.entry)).toContain(loadedWith(page, descriptor.integrity));
    const files = await filesIn('dist');
    expect(files).toEqual(expect.arrayContaining(['entry.HASH.js.br', 'pages-list.HASH.js.gz']));
    expect(files).not.toContain('mf-manifest-stats.json');
    expect(files.filter((file) => file.includes('.map'))).toEqual([]);
    // text files contain no packages
    expect(await filesIn('maps-of-dist')).toEqual(['entry.HASH.js.map', 'pages-list.HASH.js.map']);
    expect(inputs).toContain(path.join(root, 'src/pages/list.page.tsx'));
  });

  test('has one file for all its slots on the home page, and one for each other slot', async () => {
    const slot = (text: string) => `export const Slot = (): string => '${text}';`;
    const remoteFile = sources['src/remote.ts'].replace(
      'publishes: []',
      `slots: [
    { slot: 'home.summary', load: () => import('./slots/count.slot') },
    { slot: 'home.widget', load: () => import('./slots/card.slot') },
    { slot: 'property.panel', load: () => import('./slots/panel.slot') },
  ], publishes: []`,
    );
    await writeFiles({
      ...sources,
      'src/remote.ts': remoteFile,
      'src/slots/count.slot.tsx': slot('count'),
      'src/slots/card.slot.tsx': slot('card'),
      'src/slots/panel.slot.tsx': slot('panel'),
    });
    const { descriptor } = await buildRemote(root);
    const files = descriptor.slots.map(({ load }) => [load.expose, load.files.map(unhashed)]);
    expect(files).toEqual([
      ['./slots/count.slot', ['slots-home.HASH.js']],
      ['./slots/card.slot', ['slots-home.HASH.js']],
      ['./slots/panel.slot', ['slots-panel.HASH.js']],
    ]);
  });

  test.each([
    [100, 'a copy in each page', 0],
    [130, 'a file of its own', 1],
  ])('puts %i kB of source that two pages share into %s', async (kilobytes, _where, sharedFiles) => {
    const page = "import { shared } from '../shared';\nexport const Page = (): string => shared;";
    const remoteFile = sources['src/remote.ts'].replace(
      'routes: [',
      "routes: [{ path: '/demo/new', title: { fr: 'Neuf', en: 'New' }, page: () => import('./pages/new.page') }, ",
    );
    await writeFiles({
      ...sources,
      'src/remote.ts': remoteFile,
      'src/shared.ts': `export const shared = '${'x'.repeat(kilobytes * 1_000)}';`,
      'src/pages/list.page.tsx': page,
      'src/pages/new.page.tsx': page,
    });
    const { descriptor } = await buildRemote(root);
    expect(descriptor.routes.map((route) => ('page' in route ? route.page.files.length : 0))).toEqual([
      1 + sharedFiles,
      1 + sharedFiles,
    ]);
  });

  test('lists the packages in its files; equal builds give equal lists', async () => {
    const tiny = { name: '@scope/tiny', version: '1.2.3', license: 'MIT' };
    await writeFiles({
      ...sources,
      'package.json': '{"version":"0.3.0","dependencies":{"@scope/tiny":"1.2.3","unused":"1.0.0"}}',
      'node_modules/@scope/tiny/package.json': JSON.stringify(tiny),
      'node_modules/@scope/tiny/index.js': 'export const tiny = () => document.title;',
      'node_modules/unused/package.json': '{"name":"unused","version":"1.0.0","sideEffects":false}',
      'node_modules/unused/index.js': 'export const unused = () => document.title;',
      'src/pages/list.page.tsx': `import { tiny } from '@scope/tiny';
import { unused } from 'unused';
export const Page = (): string => tiny();
void (false && unused());`,
    });
    const { descriptor } = await buildRemote(root);
    const text = await read('bom.json');
    const { components, ...bom } = JSON.parse(text) as { components: { name: string }[] };
    expect(bom).toEqual({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: 'remote-demo', version: descriptor.version } },
    });
    expect(components.find(({ name }) => name === tiny.name)).toEqual({
      type: 'library',
      name: '@scope/tiny',
      version: '1.2.3',
      purl: 'pkg:npm/%40scope/tiny@1.2.3',
      licenses: [{ license: { name: 'MIT' } }],
    });
    expect(components.map(({ name }) => name)).not.toContain('unused');
    expect(descriptor.integrity['bom.json']).toBe(integrityOf(text));
    await buildRemote(root);
    expect(await read('bom.json')).toBe(text);
  });

  test('keeps source maps beside it that resolve each position to file and line, without sources', async () => {
    await writeFiles({ ...sources, 'src/pages/list.page.tsx': THROWING });
    const { descriptor } = await buildRemote(root);
    const [file = ''] = Object.keys(descriptor.integrity).filter((name) => name.startsWith('pages-list.'));
    const code = await read(file);
    const map = await read(`${file}.map`, 'maps-of-dist');
    const line = code.split('\n').findIndex((one) => one.includes('"lost"')) + 1;
    const column = code.split('\n')[line - 1]?.indexOf('"lost"') ?? 0;
    const name = `${path.basename(root)}/src/pages/list.page.tsx`;
    expect(originalPositionFor(new TraceMap(map), { line, column })).toMatchObject({
      source: name,
      line: 3,
      column: 18,
    });
    expect(map).not.toContain('sourcesContent');
    expect(code).not.toContain('sourceMappingURL');
    // the integrity written into the entry after webpack shifts later positions
    const entry = await read(descriptor.entry);
    const entryMap = new TraceMap(await read(`${descriptor.entry}.map`, 'maps-of-dist'));
    const at = entry.split('\n').findIndex((one) => one.includes('sha384-'));
    const text = entry.split('\n')[at] ?? '';
    const lastMapped = decodedMappings(entryMap)[at]?.at(-1)?.[0];
    expect(lastMapped).toBeGreaterThan(text.lastIndexOf('sha384-'));
    expect(lastMapped).toBeLessThan(text.length);
  });

  test('fails before webpack runs when texts or exports are missing, and lists all of them', async () => {
    await writeFiles({
      ...sources,
      'src/messages/en.json': '{}',
      'src/pages/list.page.tsx': 'export const Other = 1;',
    });
    await expect(buildRemote(root)).rejects.toThrow(
      /^remote-demo: .*messages\/en\.json has no text for title; .*list\.page\.tsx exports no Page/,
    );
    expect(await readdir(root)).not.toContain('dist');
  });
});
