import type { AsyncDependenciesBlock, Chunk, Compilation, Compiler, Dependency, Module } from 'webpack';

/** Files to load with an exposed or lazily imported module. */
export interface ModuleFiles {
  files: string[];
  /** Shared modules of the host that it uses. */
  needs: string[];
}
/** Keyed by expose (`./pages/list.page`) in a remote; in the host by chunk name or the import as written. */
export type FilesByModule = Record<string, ModuleFiles>;

const collected = new WeakMap<Compilation, FilesByModule>();

/** Returns the files found in a finished compilation. */
export function moduleFilesOf(compilation: Compilation): FilesByModule {
  return collected.get(compilation) ?? {};
}

type Exposed = Dependency & { exposedName?: string; request?: string };
type Consumed = Module & { options?: { shareKey?: string } };

function nameOf(block: AsyncDependenciesBlock): string | undefined {
  const [dependency]: (Exposed | undefined)[] = block.dependencies;
  return dependency?.exposedName ?? block.chunkName ?? dependency?.request;
}

function describe(compilation: Compilation, chunks: readonly Chunk[]): ModuleFiles {
  const files = new Set<string>();
  const needs = new Set<string>();
  for (const chunk of chunks) {
    for (const file of chunk.files) if (/\.(js|css)$/.test(file)) files.add(file);
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type !== 'consume-shared-module') continue;
      const key = (module as Consumed).options?.shareKey;
      if (key) needs.add(key);
    }
  }
  return { files: [...files], needs: [...needs].sort() };
}

/** Records which files each exposed module needs, so that a page can be fetched in one round trip. */
export class ModuleFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleFilesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ModuleFilesPlugin', stage: Infinity }, () => {
        const filesByModule: FilesByModule = {};
        for (const module of compilation.modules) {
          for (const block of module.blocks) {
            const group = compilation.chunkGraph.getBlockChunkGroup(block);
            const name = nameOf(block);
            // without a chunk group the module is in a file loaded earlier
            if (name) filesByModule[name] = describe(compilation, group?.chunks ?? []);
          }
        }
        collected.set(compilation, filesByModule);
      });
    });
  }
}
