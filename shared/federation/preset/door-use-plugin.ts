import path from 'node:path';
import webpack, { type Compiler, type Dependency, type Module, type ModuleGraph } from 'webpack';
import { countedOn } from '../surface/records';
import type { Surface } from '../surface/surface';

type Named = Dependency & { getIds?: (graph: ModuleGraph) => readonly string[] };
type Consumed = Module & { options?: { shareKey?: string } };

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
      const { moduleGraph } = compilation;
      compilation.hooks.finishModules.tap('DoorUsePlugin', (modules) => {
        const told = new Set<string>();
        for (const module of modules) {
          for (const dependency of module.dependencies as Named[]) {
            const used = moduleGraph.getModule(dependency);
            const door = used?.type === 'consume-shared-module' ? (used as Consumed).options?.shareKey : undefined;
            const name = door?.startsWith('@pignon/') ? dependency.getIds?.(moduleGraph)[0] : undefined;
            const reason = door && name && useRefusal(door, name, this.range, this.records);
            if (!reason || told.has(reason)) continue;
            told.add(reason);
            const user =
              module instanceof webpack.NormalModule ? path.relative(this.root, module.resource) : 'its code';
            compilation.errors.push(new webpack.WebpackError(`${path.basename(this.root)}: ${reason} (${user}).`));
          }
        }
      });
    });
  }
}
