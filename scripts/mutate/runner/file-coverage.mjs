import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import { idOfFile } from './test-files.mjs';

/**
 * An environment that counts what a file of tests reaches outside its tests, such as in hooks, under that file.
 * With a mutant it ends a file at its first failure: Jest has no such end inside a file, and the others would wait out their time.
 */
export function withFileCoverage(Environment) {
  return class extends mixinJestEnvironment(Environment) {
    constructor(config, context) {
      super(config, context);
      const coverage = this.global.__stryker__;
      const id = idOfFile(context.testPath);
      coverage.currentTestId = id;
      const handle = this.handleTestEvent;
      let noticed = false;
      this.handleTestEvent = async (event, state) => {
        if (event.name === 'test_start' && noticed) event.test.mode = 'skip';
        await handle(event, state);
        if (event.name !== 'test_done') return;
        coverage.currentTestId = id;
        noticed ||= process.env.__STRYKER_ACTIVE_MUTANT__ !== undefined && event.test.errors.length > 0;
      };
    }
  };
}
