const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');

/** The copy that jest itself uses. */
const ofJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const JestRuntime = ofJest('jest-runtime').default;

/** Transformed modules of this process, by project, kind and file; of use as long as the file is not changed. */
const transformed = new Map();

/** Compiled modules of this process, by file and code. */
const scripts = new Map();

/** Keeps what a worker transformed: jest itself reads a module and looks for its transformed code for each test file. */
function keepTransformed(cache, project) {
  const transform = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    const isInternal = options?.isInternalModule === true;
    if (options !== undefined && !isInternal) return transform(filename, options);
    const key = `${project}\0${isInternal}\0${filename}`;
    const { mtimeMs } = statSync(filename);
    let kept = transformed.get(key);
    if (kept?.mtimeMs !== mtimeMs) {
      const code = transform(filename, options);
      kept = { mtimeMs, code, file: isInternal ? undefined : cache.getEntries().get(filename) };
      transformed.set(key, kept);
    }
    if (kept.file) cache.getEntries().set(filename, kept.file);
    if (kept.file?.sourceMapPath) cache.getSourceMaps().set(filename, kept.file.sourceMapPath);
    return kept.code;
  };
}

/**
 * Keeps what a worker compiled, as scripts that run in the context of each test file. Jest itself uses
 * `compileFunction`, of which V8 keeps nothing.
 */
function keepCompiled(executor, environment) {
  const compile = executor.compile.bind(executor);
  const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
  executor.compile = (source, filename) => {
    const context = environment.getVmContext();
    if (context === null) return null;
    try {
      const kept = scripts.get(filename);
      if (kept?.source === source && kept.head === head) return kept.script.runInContext(context);
      const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
      scripts.set(filename, { source, head, script });
      return script.runInContext(context);
    } catch {
      // Jest explains what it cannot parse.
      return compile(source, filename);
    }
  };
}

/** Jest's runtime, in which a worker reads, transforms and compiles a module once for all of its test files. */
class Runtime extends JestRuntime {
  constructor(...options) {
    super(...options);
    keepTransformed(this.transformCache, this._config.id);
    keepCompiled(this.executor, this._environment);
  }
}

module.exports = Runtime;
