import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Chunk, type ChunkGraph, type Configuration, type Module } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { ModuleFilesPlugin } from './module-files-plugin';
import { hostShares } from './shared-modules';

/** Entry points that most signed-in pages use; one file instead of one for each entry point and library. */
const PRODUCT_ENTRY_POINTS = /^provide module .*@pignon\/shared\/(api|router|ui\/core|ui\/list|ui\/table|waiting)@/;

const ENTRY_POINTS = /^provide module .*@pignon\/shared\//;

function provides(chunk: Chunk, entryPoints: RegExp): boolean {
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ module }) => module && entryPoints.test(module.identifier().replaceAll('|', ' '))),
  );
}

const isOfProduct = (chunk: Chunk): boolean =>
  chunk.name === 'signed-in' || chunk.name === 'door-table' || provides(chunk, PRODUCT_ENTRY_POINTS);

/** Modules of the signed-in product, which later entry points do not copy. */
const PRODUCT = {
  name: 'product',
  chunks: (chunk: Chunk) => isOfProduct(chunk) || provides(chunk, ENTRY_POINTS),
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(isOfProduct),
  enforce: true,
};

/** Common chunk of everything drawn by antd: its core and the product's theme. */
const ANTD = {
  name: 'antd',
  chunks: 'async' as const,
  test: /[\\/](antd|@ant-design[\\/](?!icons-svg)[^\\/]+|@rc-component)[\\/]/,
  minChunks: 3,
  enforce: true,
};

const REFRESH_HOOK = path.join(import.meta.dirname, 'refresh-hook.js');

/**
 * Production build of react-router; its package names the development build, with checks and warnings, for every mode.
 */
function routerBuild(root: string): Record<string, string> {
  const router = createRequire(path.join(root, 'package.json')).resolve('react-router-dom');
  const folder = path.join(path.dirname(createRequire(router).resolve('react-router')), '../production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}

/** A development build is kept beside the production one. */
export const distFolder = (mode: Mode): string => (mode === 'production' ? 'dist' : 'dist-dev');

/**
 * Webpack configuration of the host: provides the shared modules and names no remote. @param shapes hash of all
 * schemas, which invalidates browsers' stored responses
 */
export function hostPreset(root: string, mode: Mode = 'production', shapes = ''): Configuration {
  const base = baseConfig({
    name: 'host',
    root,
    mode,
    uniqueName: 'pignon_host',
    publicPath: '/assets/',
    hashed: true,
  });
  return {
    ...base,
    entry: { main: [...(mode === 'development' ? [REFRESH_HOOK] : []), path.join(root, 'src/boot/main.ts')] },
    output: { ...base.output, path: path.join(root, distFolder(mode)) },
    resolve: {
      ...base.resolve,
      alias: Object.assign({}, base.resolve?.alias, mode === 'production' && routerBuild(root)),
    },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { product: PRODUCT, antd: ANTD, defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFilesPlugin(),
      new webpack.DefinePlugin({ PIGNON_SHAPES: JSON.stringify(shapes) }),
      new ModuleFederationPlugin({
        name: 'pignon_host',
        remotes: {},
        shared: hostShares(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
}
