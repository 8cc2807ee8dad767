import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { RemoteDefinition } from '@pignon/shared/contract/define-remote';
import { entryPointUses } from './entry-point-uses';
import { eventFaults, eventUse } from './event-faults';

const BUS = '@pignon/shared/bus';

/**
 * Fails a remote's build when its code and its definition name different events: doctor and developer panel rely on the
 * definition. Events published inside shared entry points are not the remote's.
 */
export class EventUsePlugin {
  constructor(
    private readonly root: string,
    private readonly stated: Pick<RemoteDefinition, 'publishes' | 'consumes'>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EventUsePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('EventUsePlugin', (modules) => {
        // modules that do not compile are reported elsewhere
        if ([...modules].some((module) => module.getNumberOfErrors() > 0)) return;
        const uses = [...entryPointUses(this.root, modules, compilation.moduleGraph)]
          .filter(({ entryPoint }) => entryPoint === BUS)
          .flatMap(({ file, ids, after }) => eventUse(file, ids, after()) ?? []);
        for (const fault of eventFaults(uses, this.stated)) {
          compilation.errors.push(new webpack.WebpackError(`${path.basename(this.root)}: ${fault}.`));
        }
      });
    });
  }
}
