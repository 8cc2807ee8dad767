import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { CONTRACT_VERSION } from '@pignon/shared/contract/version';
import webpack, { type Configuration } from 'webpack';
import { distFolder, hostPreset } from './host-preset';
import { remoteBuild, remotePreset } from './remote-preset';

jest.mock('@module-federation/enhanced/webpack', () => ({ ModuleFederationPlugin: jest.fn() }));

/** A folder with the router installed. */
const HOST = path.join(import.meta.dirname, '../../host');

const federation = () => jest.mocked(ModuleFederationPlugin).mock.lastCall?.[0];
const pluginNames = ({ plugins = [] }: Configuration) =>
  plugins.map((plugin) => (plugin ? plugin.constructor.name : ''));

beforeEach(() => jest.mocked(ModuleFederationPlugin).mockClear());

describe('the host', () => {
  test("is served from the edge's assets, and starts the federation itself", () => {
    const { output, entry } = hostPreset(HOST);
    expect(output).toMatchObject({
      path: path.join(HOST, 'dist'),
      publicPath: '/assets/',
      uniqueName: 'pignon_host',
    });
    expect(output?.filename).toBe('[name].[contenthash:10].js');
    expect(entry).toEqual({ main: [path.join(HOST, 'src/boot/main.ts')] });
    expect(federation()).toBeUndefined();
  });

  test('has a development build in its own folder, which starts with the hot-reload hook', () => {
    const { output, entry } = hostPreset(HOST, 'development');
    expect([distFolder('production'), distFolder('development')]).toEqual(['dist', 'dist-dev']);
    expect(output?.path).toBe(path.join(HOST, 'dist-dev'));
    const { main } = entry as { main: string[] };
    expect(main.map((file) => path.basename(file))).toEqual(['refresh-hook.js', 'main.ts']);
  });

  test('defines the hash of the schemas, which versions stored responses, and the federation’s switches', () => {
    const { plugins = [] } = hostPreset(HOST, 'production', 'a1b2');
    const defined = plugins.find((plugin) => plugin instanceof webpack.DefinePlugin);
    expect(defined?.definitions).toEqual({
      PIGNON_SHAPES: '"a1b2"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
    });
  });

  test('records files of modules', () => {
    expect(pluginNames(hostPreset(HOST))).toEqual(
      expect.arrayContaining(['SriRuntimePlugin', 'MiniCssExtractPlugin', 'ModuleFilesPlugin', 'DefinePlugin']),
    );
  });

  describe('splits its files', () => {
    type Group<C> = { chunks: C; test: unknown };
    type Groups = { product: Group<(chunk: object) => boolean>; antd: Group<string> };
    const { splitChunks } = hostPreset(HOST).optimization ?? {};
    const { product, antd } = (splitChunks ? splitChunks.cacheGroups : undefined) as Groups;

    test('one with everything that all signed-in pages use', () => {
      expect([product, antd]).toMatchObject([
        { name: 'product', enforce: true },
        { name: 'antd', minChunks: 3, enforce: true },
      ]);
      expect(product.chunks({ name: 'signed-in' })).toBe(true);
      for (const name of ['main', 'held-session', undefined]) expect(product.chunks({ name })).toBe(false);
    });

    test('one with the core of antd, without its icons', () => {
      const isOfAntd = (file: string) => (antd.test as RegExp).test(file);
      // applies to entry points and the host's late pages: a form and the profile share antd's form code
      expect(antd.chunks).toBe('async');
      expect(['/m/antd/es/form', '/m/@rc-component/form/es', '/m/@ant-design/cssinjs/es'].map(isOfAntd)).not.toContain(
        false,
      );
      expect(['/m/@ant-design/icons-svg/es', '/m/react-dom/index'].map(isOfAntd)).not.toContain(true);
    });
  });
});

describe('a remote', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'pignon-remote-'));
    await mkdir(path.join(root, 'src/pages'), { recursive: true });
    await mkdir(path.join(root, 'src/messages'));
    await writeFile(path.join(root, 'src/pages/list.page.tsx'), 'export default () => null;');
    for (const language of ['fr', 'en']) await writeFile(path.join(root, `src/messages/${language}.json`), '{}');
    await writeFile(path.join(root, 'package.json'), '{"version":"0.3.0","dependencies":{"dayjs":"1"}}');
    await writeFile(
      path.join(root, 'src/remote.ts'),
      `import { defineRemote } from '@pignon/shared/contract';
export default defineRemote({
  name: 'demo', owner: 'Équipe Démo', contract: '^${CONTRACT_VERSION}', api: '^1.0.0',
  routes: [{ path: '/demo', title: { fr: 'Démo', en: 'Demo' }, page: () => import('./pages/list.page') }],
  messages: { fr: () => import('./messages/fr.json'), en: () => import('./messages/en.json') },
  publishes: [], consumes: [],
});`,
    );
  });

  test('registers by version, exposes modules by readable names and contains no host code', async () => {
    const { config, remote, version } = await remoteBuild(root);
    expect(version).toMatch(/^0\.3\.0-b[0-9a-f]{10}$/);
    expect(remote.definition.name).toBe('demo');
    const container = `pignon_demo_${version.replaceAll(/\W/g, '_')}`;
    expect(config.entry).toEqual({ [container]: { import: './src/messages/fr.json', filename: 'entry.js' } });
    expect(config.name).toBe('remote-demo');
    expect(config.output).toMatchObject({ publicPath: 'auto', uniqueName: container });
    expect(config.output?.filename).toContain('contenthash');
    expect(config.output).not.toHaveProperty('crossOriginLoading');
    expect(federation()).toMatchObject({
      name: container,
      filename: 'entry.js',
      exposes: {
        './pages/list.page': { import: './src/pages/list.page.tsx', name: 'pages-list' },
        './messages/fr': { import: './src/messages/fr.json', name: 'messages-fr' },
      },
      shareStrategy: 'loaded-first',
      manifest: { fileName: 'mf-manifest.json' },
      dts: false,
      dev: false,
      experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    });
    for (const share of Object.values(federation()?.shared ?? {}))
      expect(share).toMatchObject({ import: false, singleton: true });
    expect(pluginNames(config)).toEqual(
      expect.arrayContaining([
        'SriRuntimePlugin',
        'ModuleFilesPlugin',
        'PurityPlugin',
        'EntryPointUsePlugin',
        'EventUsePlugin',
      ]),
    );
    expect((await remotePreset(root)).name).toBe('remote-demo');
  });

  test('has an unpublished version and allows cross-origin loading in development', async () => {
    const { config, version } = await remoteBuild(root, 'development');
    expect(version).toBe('0.0.0-dev');
    expect(config.output).toMatchObject({ crossOriginLoading: 'anonymous', filename: '[name].js' });
  });

  test.each([
    ['development', undefined, 1],
    ['development', false, 0],
    ['production', undefined, 0],
  ] as const)('made for %s (refresh: %s) has as many hot-reload transforms: %i', async (mode, refresh, swaps) => {
    const { config } = await remoteBuild(root, mode, refresh);
    const [script] = config.module!.rules as { options: { getCustomTransformers: () => { before: unknown[] } } }[];
    expect(script?.options.getCustomTransformers().before).toHaveLength(swaps);
  });
});
