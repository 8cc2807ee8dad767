import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { BEHIND_ENTRY_POINTS } from '../build/shared-modules';

export interface PurityOptions {
  /** Root of the remote. */
  root: string;
  sharedRoot: string;
  /** Dependencies in the remote's own package.json. */
  declared: readonly string[];
}

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
/** Runtime modules of the build tools. */
const BUILD_CHAIN = new Set(['webpack', 'css-loader', 'mini-css-extract-plugin', 'react-refresh']);

/** Scope of our own packages, treated as in the monorepo when a remote has its own repository. */
const OWN_SCOPE = '@pignon/';

/** Explains why a remote may not include a module; undefined when it may. */
export function refusalOf(resource: string, options: Pick<PurityOptions, 'root' | 'sharedRoot'>): string | undefined {
  const packageName = PACKAGE.exec(resource)?.[1]?.replaceAll('\\', '/');
  if (packageName && !packageName.startsWith(OWN_SCOPE)) {
    const instead = BEHIND_ENTRY_POINTS[packageName];
    if (!instead) return undefined;
    return `it would carry its own copy of ${packageName}, which the host provides: use ${instead}`;
  }
  const inShared = path.relative(options.sharedRoot, resource);
  if (!inShared.startsWith('..')) {
    if (inShared.startsWith('domain') || inShared.startsWith('federation')) return undefined;
    return `it would carry shared/${inShared}, which is not an entry point that the host provides: import from the entry point's index`;
  }
  if (packageName || path.relative(options.root, resource).startsWith('..')) {
    return `it would carry ${path.basename(resource)} from outside its own folder: remotes meet by URL, event or slot`;
  }
  return undefined;
}

function issuerOf(compilation: Compilation, module: Module, root: string): string {
  const issuer = compilation.moduleGraph.getIssuer(module);
  return issuer instanceof webpack.NormalModule ? path.relative(root, issuer.resource) : 'an unknown file';
}

/** Fails a remote's build when it contains a module reserved to the host. */
export class PurityPlugin {
  constructor(private readonly options: PurityOptions) {}

  apply(compiler: Compiler): void {
    const { root } = this.options;
    compiler.hooks.compilation.tap('PurityPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PurityPlugin', (modules) => {
        const reported = new Set<string>();
        for (const module of modules) {
          if (!(module instanceof webpack.NormalModule) || !module.resource) continue;
          const owner = PACKAGE.exec(module.resource)?.[1] ?? '';
          if (BUILD_CHAIN.has(owner) || owner.startsWith('@module-federation') || owner.startsWith('@pmmmwh')) continue;
          const reason = refusalOf(module.resource, this.options);
          if (!reason || reported.has(reason)) continue;
          reported.add(reason);
          const issuer = issuerOf(compilation, module, root);
          compilation.errors.push(new webpack.WebpackError(`${path.basename(root)}: ${reason} (${issuer}).`));
        }
      });
    });
  }
}
