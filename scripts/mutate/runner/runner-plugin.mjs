import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { createNearestRunner } from './nearest-runner.mjs';

const [{ factory: jestRunnerFactory }] = jestPlugins;

function nearestRunnerFactory(injector) {
  return createNearestRunner(injector.injectFunction(jestRunnerFactory), process.env.PIGNON_TEST_FILES_PLAN);
}
nearestRunnerFactory.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'nearest', nearestRunnerFactory)];
