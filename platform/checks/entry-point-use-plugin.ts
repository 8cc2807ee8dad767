import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { publicApiForRange } from '../public-api/frozen-contracts';
import type { PublicApi } from '../public-api/public-api';
import { entryPointUses } from './entry-point-uses';

/** Returns why a remote of this contract range may not use a name of an entry point; undefined when it may. */
export function useRefusal(
  entryPoint: string,
  name: string,
  range: string,
  records: readonly PublicApi[],
): string | undefined {
  const publicApi = publicApiForRange(range, records);
  const knownExports = publicApi?.entryPoints[entryPoint];
  if (!publicApi || knownExports?.includes(name)) return undefined;
  const usedName = knownExports ? `${name} of ${entryPoint}` : `the entry point ${entryPoint}`;
  return `it uses ${usedName}, which contract ${publicApi.contract} does not give: narrow the range "${range}", or do without`;
}

/**
 * Fails a remote's build that uses a name missing from the oldest accepted contract: such a host would load it, and it
 * would fail on screen.
 */
export class EntryPointUsePlugin {
  constructor(
    private readonly root: string,
    private readonly range: string,
    private readonly records: readonly PublicApi[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryPointUsePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('EntryPointUsePlugin', (modules) => {
        const reported = new Set<string>();
        for (const { entryPoint, ids, file } of entryPointUses(this.root, modules, compilation.moduleGraph)) {
          const reason = ids[0] && useRefusal(entryPoint, ids[0], this.range, this.records);
          if (!reason || reported.has(reason)) continue;
          reported.add(reason);
          compilation.errors.push(new webpack.WebpackError(`${path.basename(this.root)}: ${reason} (${file}).`));
        }
      });
    });
  }
}
