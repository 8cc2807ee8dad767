import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { acceptErrorsOfNode } from './errors-of-node.mjs';
import { ownTemporaryFolder } from './own-temporary-folder.mjs';

/** Node as the tests see it. The embedded database is Node's own (`pglite.cjs`): in the realm of a test it is far slower. */
export default class NodeTestEnvironment extends TestEnvironment {
  #removeTemporary;

  constructor(config, context) {
    // the environment copies what the process has
    const remove = ownTemporaryFolder();
    super(config, context);
    this.#removeTemporary = remove;
  }

  async setup() {
    await super.setup();
    acceptErrorsOfNode(this.global);
    this.global.requireOfNode = createRequire(new URL('../api/package.json', import.meta.url));
  }

  async teardown() {
    await super.teardown();
    this.#removeTemporary();
  }
}
