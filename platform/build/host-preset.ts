import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Chunk, type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config';
import { ModuleFilesPlugin } from './module-files-plugin';

/** The signed-in product in one file, whatever of it other files contain too. */
const PRODUCT = { name: 'product', chunks: ({ name }: Chunk) => name === 'signed-in', enforce: true };

/** Common chunk of everything drawn by antd: its core and the product's theme. */
const ANTD = {
  name: 'antd',
  chunks: 'async' as const,
  test: /[\\/](antd|@ant-design[\\/](?!icons-svg)[^\\/]+|@rc-component)[\\/]/,
  minChunks: 3,
  enforce: true,
};

/** Leaves parts of Module Federation's runtime out: manifests of remotes, and all for Node. */
const FEDERATION_SWITCHES = { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' };

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
 * Webpack configuration of the host, which names no remote. @param shapes hash of all
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
      new webpack.DefinePlugin({ PIGNON_SHAPES: JSON.stringify(shapes), ...FEDERATION_SWITCHES }),
    ],
  };
}
