import { PluginKind, commonTokens, declareFactoryPlugin, tokens } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { createKeptRunner } from './kept-runner.mjs';
import { createNearestRunner } from './nearest-runner.mjs';

const [{ factory: jestRunnerFactory }] = jestPlugins;

function nearestRunnerFactory(injector) {
  const jestRunner = injector.injectFunction(jestRunnerFactory);
  const plan = process.env.PIGNON_TEST_FILES_PLAN;
  const { files } = JSON.parse(process.env.PIGNON_RELATED_TESTS);
  return files === null ? createNearestRunner(jestRunner, plan) : createKeptRunner(jestRunner, plan, files);
}
nearestRunnerFactory.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'nearest', nearestRunnerFactory)];
