import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { countedOn } from '../public-api/frozen-contracts';
import type { PublicApi } from '../public-api/public-api';
import { entryPointUses } from './entry-point-uses';

/** The sentence to refuse the use of a name of an entry point with, or nothing where a remote of this range may count on it. */
export function useRefusal(
  entryPoint: string,
  name: string,
  range: string,
  records: readonly PublicApi[],
): string | undefined {
  const publicApi = countedOn(range, records);
  const given = publicApi?.entryPoints[entryPoint];
  if (!publicApi || given?.includes(name)) return undefined;
  const what = given ? `${name} of ${entryPoint}` : `the entry point ${entryPoint}`;
  return `it uses ${what}, which contract ${publicApi.contract} does not give: narrow the range "${range}", or do without`;
}

/**
 * Fails a remote's build when it uses a name of an entry point that the oldest contract it accepts does not give: on such a host it
 * would be composed, and fail on the screen.
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
        const told = new Set<string>();
        for (const { entryPoint, ids, file } of entryPointUses(this.root, modules, compilation.moduleGraph)) {
          const reason = ids[0] && useRefusal(entryPoint, ids[0], this.range, this.records);
          if (!reason || told.has(reason)) continue;
          told.add(reason);
          compilation.errors.push(new webpack.WebpackError(`${path.basename(this.root)}: ${reason} (${file}).`));
        }
      });
    });
  }
}
