import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { ModuleFilesPlugin } from './module-files-plugin';
import { hostShares } from './shared-modules';

/** Entry points that every signed-in page uses; one file instead of one for each entry point and library. */
const PRODUCT_ENTRY_POINTS = /^provide module .*@pignon\/shared\/(api|router|ui\/core|ui\/table)@/;

function isOfProduct(chunk: Chunk): boolean {
  if (chunk.name === 'signed-in' || chunk.name === 'door-table') return true;
  return [...chunk.groupsIterable].some((group) =>
    group.origins.some(({ module }) => module && PRODUCT_ENTRY_POINTS.test(module.identifier().replaceAll('|', ' '))),
  );
}

const PRODUCT = { name: 'product', chunks: isOfProduct, enforce: true };

const REFRESH_HOOK = path.join(import.meta.dirname, 'refresh-hook.js');

/** A development build stands beside the real one. */
export const distFolder = (mode: Mode): string => (mode === 'production' ? 'dist' : 'dist-dev');

/**
 * The host's webpack configuration: it provides the shared modules and names no remote.
 * @param shapes changes with every schema; what browsers keep of answers goes by it
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
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { product: PRODUCT, defaultVendors: false } } },
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
