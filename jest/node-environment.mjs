import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { acceptErrorsOfNode } from './errors-of-node.mjs';
import { ownTemporaryFolder } from './own-temporary-folder.mjs';

/**
 * Node environment of tests. The embedded database runs in Node's own realm (`pglite.cjs`), as in a test's realm it is
 * far slower.
 */
export default class NodeTestEnvironment extends TestEnvironment {
  #removeTemporary;

  constructor(config, context) {
    // the environment would copy only what exists in the process
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
