import path from 'node:path';
import { PluginKind, declareFactoryPlugin } from '@stryker-mutator/api/plugin';

/* Tells each survivor when it is found: a test for it can be written while the others are tried. */
function createAliveReporter() {
  return {
    onMutantTested({ status, fileName, location: { start }, replacement }) {
      if (status !== 'Survived' && status !== 'NoCoverage') return;
      const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
      console.log(`alive: ${path.relative(process.cwd(), fileName)}:${start.line}:${start.column} -> ${text}`);
    },
  };
}
createAliveReporter.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Reporter, 'alive', createAliveReporter)];
