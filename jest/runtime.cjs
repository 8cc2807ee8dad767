const { createRequire } = require('node:module');
const { Script } = require('node:vm');

/** The copy that jest itself uses. */
const ofJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const JestRuntime = ofJest('jest-runtime').default;

/**
 * Jest's runtime, with modules compiled as scripts. V8 keeps compiled scripts per process, so a worker compiles a module
 * once for all of its test files. Jest itself uses `compileFunction`, which compiles again for each test file.
 */
class Runtime extends JestRuntime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = this._environment.getVmContext();
      if (context === null) return null;
      try {
        return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }).runInContext(context);
      } catch {
        // Jest explains what it cannot parse.
        return compile(source, filename);
      }
    };
  }
}

module.exports = Runtime;
