import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { acceptErrorsOfNode } from './errors-of-node.mjs';

/** Node as the tests see it. The embedded database is Node's own (`pglite.cjs`): in the realm of a test it is far slower. */
export default class NodeTestEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    acceptErrorsOfNode(this.global);
    this.global.requireOfNode = createRequire(new URL('../api/package.json', import.meta.url));
  }
}
