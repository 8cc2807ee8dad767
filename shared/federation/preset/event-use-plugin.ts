import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { RemoteDefinition } from '../../contract/define-remote';
import { doorUses } from './door-uses';
import { eventFaults, eventUse } from './event-faults';

const BUS = '@pignon/shared/bus';

/**
 * Fails a remote's build when its code tells or hears another event than its definition says: the doctor and the developer
 * panel reason from the definition alone. What a door tells for whoever uses it is the host's doing, not the remote's.
 */
export class EventUsePlugin {
  constructor(
    private readonly root: string,
    private readonly stated: Pick<RemoteDefinition, 'publishes' | 'consumes'>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EventUsePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('EventUsePlugin', (modules) => {
        // what does not compile says nothing of events, and is told by itself
        if ([...modules].some((module) => module.getNumberOfErrors() > 0)) return;
        const uses = [...doorUses(this.root, modules, compilation.moduleGraph)]
          .filter(({ door }) => door === BUS)
          .flatMap(({ file, ids, after }) => eventUse(file, ids, after()) ?? []);
        for (const fault of eventFaults(uses, this.stated)) {
          compilation.errors.push(new webpack.WebpackError(`${path.basename(this.root)}: ${fault}.`));
        }
      });
    });
  }
}
