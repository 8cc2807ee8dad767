import webpack, { type Compiler } from 'webpack';
import { describeRemote } from './describe-remote';
import type { EvaluatedRemote } from './evaluate-remote';
import { moduleFilesOf } from '../build/module-files-plugin';

/** Emits `remote.json` from a development server, as a finished build writes it to its folder. */
export class DescribePlugin {
  constructor(
    private readonly remote: EvaluatedRemote,
    private readonly version: string,
    private readonly entry: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise('DescribePlugin', async (compilation) => {
      if (compilation.compiler !== compiler || compilation.errors.length > 0) return;
      const { remote, version, entry } = this;
      const descriptor = await describeRemote({
        remote,
        version,
        entry,
        modules: moduleFilesOf(compilation),
        integrity: {},
      });
      compilation.emitAsset('remote.json', new webpack.sources.RawSource(JSON.stringify(descriptor)));
    });
  }
}
