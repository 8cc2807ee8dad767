import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import swapComponents from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { BUILD_FOLDERS, cacheOf, PLATFORM, sourceName } from './places';
import { SriRuntimePlugin } from './sri-runtime-plugin';

export type Mode = 'production' | 'development';

const loader = createRequire(import.meta.url).resolve;

/** Hash over the sources of the build. A cache of webpack is valid for one such hash. */
function buildHash(): string {
  const hash = createHash('sha256');
  for (const folder of BUILD_FOLDERS.map((name) => path.join(PLATFORM, name))) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.includes('.test.')) hash.update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Matches installed packages except those of this repository, which are compiled from source. */
const THIRD_PARTY_MODULES = /[\\/]node_modules[\\/](?!\.pnpm[\\/]|@pignon[\\/])/;

/** Compiles each file alone; `tsc` checks the types. */
function scriptRule(name: string, mode: Mode, refresh: boolean): RuleSetRule {
  const options: Partial<LoaderOptions> = {
    instance: `${name}-${mode}`,
    transpileOnly: true,
    configFile: path.join(import.meta.dirname, 'tsconfig.build.json'),
    compilerOptions: { sourceMap: true },
    getCustomTransformers: () => ({ before: refresh ? [swapComponents()] : [] }),
  };
  return { test: /\.tsx?$/, exclude: THIRD_PARTY_MODULES, loader: loader('ts-loader'), options };
}

function styleRule(name: string): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: `${name}-[local]-[hash:base64:5]`,
  };
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: loader('css-loader'), options: { modules, importLoaders: 0, sourceMap: false } },
    ],
    sideEffects: true,
  };
}

/** Pictures and fonts; `?inline` puts a small one into the file that names it, which saves its request. */
const MEDIA_RULE: RuleSetRule = {
  test: /\.(png|jpe?g|webp|avif|svg|woff2)$/,
  oneOf: [{ resourceQuery: /^\?inline$/, type: 'asset/inline' }, { type: 'asset/resource' }],
};

const RESOLVE: Configuration['resolve'] = {
  extensions: ['.tsx', '.ts', '.js'],
  // rxjs has a smaller build under `es2015`; without it a second helper library comes along.
  conditionNames: ['es2015', '...'],
  // the locales in `lib`, for Node, would pull in more modules of `lib`
  alias: { 'antd/locale': 'antd/es/locale' },
};

/**
 * Module Federation's plugins import its runtime both by `require` and `import`; both are mapped to one format, or two
 * copies would be bundled.
 */
const RUNTIME_FORMAT: RuleSetRule = {
  include: /[\\/]@module-federation[\\/]/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', '...'] } } },
};

/** Short names and a fast, effective minimizer. */
function optimization(): Configuration['optimization'] {
  const terserOptions = { compress: { passes: 2 }, mangle: true };
  return {
    runtimeChunk: false,
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer: [new TerserPlugin({ extractComments: false, minify: TerserPlugin.swcMinify, terserOptions })],
  };
}

type ModulePaths = Readonly<Record<'absoluteResourcePath' | 'resourcePath', string>>;

/** Names chunks as webpack does, except those listed. */
const namesIn =
  (root: string) =>
  ({ absoluteResourcePath: file, resourcePath }: ModulePaths): string =>
    path.isAbsolute(file) ? sourceName(root, file) : resourcePath;

export interface BaseOptions {
  name: string;
  root: string;
  mode: Mode;
  uniqueName: string;
  publicPath: string;
  /** Files named by their content, which browsers may keep for ever. */
  hashed: boolean;
  refresh?: boolean;
}

/** Webpack configuration shared by host and remotes. */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, root, mode, uniqueName, publicPath } = options;
  const hash = options.hashed ? '.[contenthash:10]' : '';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    // published files have private source maps without sources, which no file names
    devtool: mode === 'production' ? 'hidden-nosources-source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      uniqueName,
      publicPath,
      ...(mode === 'production' ? { devtoolModuleFilenameTemplate: namesIn(root) } : {}),
      clean: true,
      chunkLoadTimeout: FILE_TIMEOUT_MS,
      // a module that failed because a file was missing is evaluated again on the next import
      // oxlint-disable-next-line typescript/no-deprecated -- strictModuleErrorHandling throws the same failure again
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    resolve: RESOLVE,
    module: {
      rules: [scriptRule(name, mode, options.refresh ?? false), styleRule(name), RUNTIME_FORMAT, MEDIA_RULE],
    },
    plugins: [
      new SriRuntimePlugin(),
      // V8 compiles a script with this comment as a whole, on another thread, while it loads; other engines ignore it
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
    ],
    optimization: optimization(),
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(cacheOf(root), 'webpack', `${name}-${mode}`),
      compression: false,
      version: buildHash(),
    },
    snapshot: { managedPaths: [path.join(path.dirname(cacheOf(root)), 'node_modules')] },
    watchOptions: { ignored: ['**/node_modules/**', '**/dist/**'] },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
