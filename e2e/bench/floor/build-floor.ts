import path from 'node:path';
import { baseConfig } from '@pignon/platform/build/base-config';
import { runWebpack } from '@pignon/platform/build/run-webpack';
import { precompress } from '@pignon/platform/build/finalize-build';

/**
 * Builds the reference of the measurement: one bundle of React, the router and antd's layout, menu, form, table and
 * twenty icons, with the product's compiler, minimizer and compression. @returns the folder of `main.js`
 */
export async function buildFloor(): Promise<string> {
  const root = import.meta.dirname;
  const out = path.resolve(root, '../../../.cache/floor');
  const base = baseConfig({
    name: 'floor',
    root,
    mode: 'production',
    uniqueName: 'floor',
    publicPath: '/',
    hashed: false,
  });
  await runWebpack({
    ...base,
    entry: { main: path.join(root, 'floor.tsx') },
    output: { ...base.output, path: out },
  });
  await precompress(out);
  return out;
}
