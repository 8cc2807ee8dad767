import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { countedOn } from '../surface/records';
import type { Surface } from '../surface/surface';
import { doorUses } from './door-uses';

/** The sentence to refuse the use of a name of a door with, or nothing where a remote of this range may count on it. */
export function useRefusal(door: string, name: string, range: string, records: readonly Surface[]): string | undefined {
  const surface = countedOn(range, records);
  const given = surface?.doors[door];
  if (!surface || given?.includes(name)) return undefined;
  const what = given ? `${name} of ${door}` : `the door ${door}`;
  return `it uses ${what}, which contract ${surface.contract} does not give: narrow the range "${range}", or do without`;
}

/**
 * Fails a remote's build when it uses a name of a door that the oldest contract it accepts does not give: on such a host it
 * would be composed, and fail on the screen.
 */
export class DoorUsePlugin {
  constructor(
    private readonly root: string,
    private readonly range: string,
    private readonly records: readonly Surface[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DoorUsePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('DoorUsePlugin', (modules) => {
        const told = new Set<string>();
        for (const { door, ids, file } of doorUses(this.root, modules, compilation.moduleGraph)) {
          const reason = ids[0] && useRefusal(door, ids[0], this.range, this.records);
          if (!reason || told.has(reason)) continue;
          told.add(reason);
          compilation.errors.push(new webpack.WebpackError(`${path.basename(this.root)}: ${reason} (${file}).`));
        }
      });
    });
  }
}
