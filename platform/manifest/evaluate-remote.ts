import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type { RemoteDefinition } from '@pignon/shared/contract/define-remote';
import { SHARED } from '../build/places';

/** A remote's definition with its lazy imports replaced by the files they point to. */
export interface EvaluatedRemote {
  definition: RemoteDefinition;
  /** Expose key to file, both relative to `src`: `./pages/list.page` to `./src/pages/list.page.tsx`. */
  exposes: Record<string, string>;
  /** The expose key of a lazy import of the definition. */
  exposeOf: (lazy: () => Promise<unknown>) => Promise<string>;
}

const LAZY = 'lazy-import';

/** Resolves lazy imports without loading them: each becomes a module that only names its file. */
function lazyImports(src: string): Plugin {
  return {
    name: 'lazy-imports',
    setup(plugin) {
      plugin.onResolve({ filter: /.*/ }, async (args) => {
        if (args.kind !== 'dynamic-import' || args.pluginData === 'resolving') return undefined;
        const found = await plugin.resolve(args.path, {
          kind: 'import-statement',
          resolveDir: args.resolveDir,
          pluginData: 'resolving',
        });
        if (found.errors.length > 0) {
          return { errors: [{ text: `${args.path} does not resolve: a lazy part of remote.ts must be a file` }] };
        }
        const file = `./${path.relative(src, found.path).replaceAll('\\', '/')}`;
        if (file.startsWith('./..')) return { errors: [{ text: `${args.path} lies outside the remote's src folder` }] };
        return { path: file, namespace: LAZY };
      });
      plugin.onLoad({ filter: /.*/, namespace: LAZY }, (args) => ({
        contents: `export const pignonLazy = ${JSON.stringify(args.path)};`,
      }));
    },
  };
}

const contractSource = path.join(SHARED, 'contract/define-remote.ts');

/**
 * Reads `src/remote.ts` at build time, in Node, without loading any page.
 * @throws when a route, slot or message import does not resolve, or is more than a bare `import()`
 */
export async function evaluateRemote(root: string): Promise<EvaluatedRemote> {
  const src = path.join(root, 'src');
  const result = await build({
    entryPoints: [path.join(src, 'remote.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'remote',
    platform: 'node',
    logLevel: 'silent',
    alias: { '@pignon/shared/contract': contractSource },
    plugins: [lazyImports(src)],
  }).catch((error: unknown) => {
    throw new Error(`${path.basename(root)}/src/remote.ts: ${error instanceof Error ? error.message : String(error)}`);
  });
  const read = compileFunction(`${result.outputFiles[0]?.text ?? ''}\nreturn remote;`, [], {
    filename: path.join(src, 'remote.ts'),
  }) as () => { default: RemoteDefinition };
  return describe(root, read().default);
}

async function describe(root: string, definition: RemoteDefinition): Promise<EvaluatedRemote> {
  const exposes: Record<string, string> = {};
  const exposeOf = async (lazy: () => Promise<unknown>): Promise<string> => {
    const file = ((await lazy()) as { pignonLazy?: string }).pignonLazy;
    if (!file) {
      throw new Error(`${path.basename(root)}/src/remote.ts: write lazy parts as a bare () => import('./file')`);
    }
    const key = file.replace(/\.(tsx?|json)$/, '');
    exposes[key] = `./src/${file.slice(2)}`;
    return key;
  };
  for (const route of definition.routes) if ('page' in route) await exposeOf(route.page);
  for (const slot of definition.slots ?? []) await exposeOf(slot.load);
  await exposeOf(definition.messages.fr);
  await exposeOf(definition.messages.en);
  return { definition, exposes, exposeOf };
}
