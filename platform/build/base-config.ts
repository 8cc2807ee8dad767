import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import swapComponents from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import type { LoaderOptions } from 'ts-loader/dist/interfaces';
import type { Configuration, RuleSetRule } from 'webpack';
import { LOAD_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { SriRuntimePlugin } from './sri-runtime-plugin';

export type Mode = 'production' | 'development';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const loader = createRequire(import.meta.url).resolve;
export const SHARED = path.join(REPOSITORY, 'shared');

/** Where `name` keeps what makes its next build fast. */
const cacheFolder = (name: string, mode: Mode): string => path.join(REPOSITORY, '.cache/webpack', `${name}-${mode}`);

/** Folders of the repository that decide how sources are built: presets, their checks, the description of a remote. */
export const BUILD_FOLDERS = ['platform/build', 'platform/checks', 'platform/manifest'] as const;

/** Hash over the sources of the build. A cache of webpack is valid for one such hash. */
function buildHash(): string {
  const hash = createHash('sha256');
  for (const folder of BUILD_FOLDERS.map((name) => path.join(REPOSITORY, name))) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.includes('.test.')) hash.update(readFileSync(path.join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Each file on its own: whether the types fit is for `tsc` to say. */
function scriptRule(name: string, mode: Mode, refresh: boolean): RuleSetRule {
  const options: Partial<LoaderOptions> = {
    instance: `${name}-${mode}`,
    transpileOnly: true,
    configFile: path.join(import.meta.dirname, 'tsconfig.build.json'),
    compilerOptions: { sourceMap: mode === 'development' },
    getCustomTransformers: () => ({ before: refresh ? [swapComponents()] : [] }),
  };
  return { test: /\.tsx?$/, exclude: /node_modules/, loader: loader('ts-loader'), options };
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
    use: [MiniCssExtractPlugin.loader, { loader: loader('css-loader'), options: { modules, importLoaders: 0 } }],
    sideEffects: true,
  };
}

/** Small names and a minimizer that is fast and tight. */
function optimization(): Configuration['optimization'] {
  const terserOptions = { compress: { passes: 2 }, mangle: true };
  return {
    runtimeChunk: false,
    moduleIds: 'deterministic',
    chunkIds: 'named',
    minimizer: [new TerserPlugin({ extractComments: false, minify: TerserPlugin.swcMinify, terserOptions })],
  };
}

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

/** What host and remotes have in common. */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, root, mode, uniqueName, publicPath } = options;
  const hash = options.hashed ? '.[contenthash:10]' : '';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      uniqueName,
      publicPath,
      clean: true,
      chunkLoadTimeout: LOAD_TIMEOUT_MS,
      // what could not be evaluated, as a file that it needs did not come, is evaluated again when it is asked for again
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    // rxjs has a smaller build under `es2015`; without it a second helper library comes along.
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [
        scriptRule(name, mode, options.refresh ?? false),
        styleRule(name),
        { test: /\.(png|jpe?g|webp|avif|svg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new SriRuntimePlugin(),
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
      cacheDirectory: cacheFolder(name, mode),
      compression: false,
      version: buildHash(),
    },
    snapshot: { managedPaths: [path.join(REPOSITORY, 'node_modules')] },
    watchOptions: { ignored: ['**/node_modules/**', '**/dist/**'] },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
