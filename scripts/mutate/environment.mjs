import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { mixinJestEnvironment } from '@stryker-mutator/jest-runner';
import NodeTestEnvironment from '../../jest/node-environment.mjs';
import PageTestEnvironment from '../../jest/page-environment.mjs';

const countsOf = ({ mutantCoverage }) => ({ ...mutantCoverage?.static });

/** An environment that notes, in the run without mutants, which mutants each file of tests reaches: reached-files.cjs reads it. */
function reachingEnvironment(Environment) {
  return class ReachingEnvironment extends mixinJestEnvironment(Environment) {
    constructor(config, context) {
      super(config, context);
      this.testPath = context.testPath;
      this.stryker = this.global[this.global.__strykerGlobalNamespace__ ?? '__stryker__'];
      this.loadedBefore = countsOf(this.stryker);
      this.testIds = new Set();
      const forward = this.handleTestEvent;
      this.handleTestEvent = async (event, state) => {
        await forward(event, state);
        if (event.name === 'test_start' && this.stryker.currentTestId) this.testIds.add(this.stryker.currentTestId);
      };
    }

    async teardown() {
      // empty while a mutant is tried
      if (this.testIds.size > 0) this.#note();
      await super.teardown();
    }

    #note() {
      const loaded = Object.entries(countsOf(this.stryker)).filter(([id, count]) => count !== this.loadedBefore[id]);
      const run = [...this.testIds].flatMap((id) => Object.keys(this.stryker.mutantCoverage?.perTest[id] ?? {}));
      const mutants = [...new Set([...loaded.map(([id]) => id), ...run])];
      const file = path.join(process.env.PIGNON_REACHED_MUTANTS, `${randomUUID()}.json`);
      writeFileSync(file, JSON.stringify({ testPath: this.testPath, mutants }));
    }
  };
}

const OnNode = reachingEnvironment(NodeTestEnvironment);
const OnPage = reachingEnvironment(PageTestEnvironment);

/* Stryker sets one environment for all projects of Jest: each test file gets that of its own project here. */
export default class ProjectEnvironment {
  constructor(config, context) {
    const Environment = config.projectConfig.displayName?.name === 'ui' ? OnPage : OnNode;
    return new Environment(config, context);
  }
}
