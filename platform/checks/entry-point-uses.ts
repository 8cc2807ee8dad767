import path from 'node:path';
import webpack, { type Dependency, type Module, type ModuleGraph } from 'webpack';

type Named = Dependency & { getIds?: (graph: ModuleGraph) => readonly string[]; range?: [number, number] };
type Consumed = Module & { options?: { shareKey?: string } };

/** Use of an entry point's export in a remote's code. */
export interface EntryPointUse {
  entryPoint: string;
  /** The name and its member path: `['bus', 'publish']`. */
  ids: readonly string[];
  /** Relative to the remote. */
  file: string;
  /** Source after the name, as webpack read it; empty for `export … from`. */
  after: () => string;
}

function sourceAfter(module: Module, [, end]: readonly [number, number]): string {
  return module.originalSource()?.source().toString().slice(end) ?? '';
}

/** Yields every use of an entry point's name in the compiled modules of the remote at `root`. */
export function* entryPointUses(root: string, modules: Iterable<Module>, graph: ModuleGraph): Generator<EntryPointUse> {
  for (const module of modules) {
    for (const dependency of module.dependencies as Named[]) {
      const used = graph.getModule(dependency);
      const entryPoint = used?.type === 'consume-shared-module' ? (used as Consumed).options?.shareKey : undefined;
      const ids = entryPoint?.startsWith('@pignon/') ? dependency.getIds?.(graph) : undefined;
      if (!entryPoint || !ids?.length) continue;
      const file = module instanceof webpack.NormalModule ? path.relative(root, module.resource) : 'its code';
      const { range } = dependency;
      yield { entryPoint, ids, file, after: () => (range ? sourceAfter(module, range) : '') };
    }
  }
}
