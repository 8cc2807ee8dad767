import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import { idOfFile } from './test-files.mjs';

/** An environment that counts what a file of tests reaches outside its tests, such as in hooks, under that file. */
export function withFileCoverage(Environment) {
  return class extends mixinJestEnvironment(Environment) {
    constructor(config, context) {
      super(config, context);
      const coverage = this.global.__stryker__;
      const id = idOfFile(context.testPath);
      coverage.currentTestId = id;
      const handle = this.handleTestEvent;
      this.handleTestEvent = async (event, state) => {
        await handle(event, state);
        if (event.name === 'test_done') coverage.currentTestId = id;
      };
    }
  };
}
