import { createRequire } from 'node:module';
import { giveKeptRuntime } from './kept-process.mjs';

const resolvedFrom = (from, name) => createRequire(from).resolve(name);
const CIRCUS = ['jest', '@jest/core', 'jest-config', 'jest-circus/runner'].reduce(resolvedFrom, import.meta.url);
const circus = createRequire(import.meta.url)(CIRCUS);

const ERRORS = ['uncaughtException', 'unhandledRejection', 'rejectionHandled'];
const listening = () => ERRORS.map((name) => [name, process.listeners(name)]);
function listenWith(listeners) {
  for (const [name, handlers] of listeners) {
    process.removeAllListeners(name);
    for (const handler of handlers) process.on(name, handler);
  }
}

const testsOf = (block) =>
  block.children.flatMap((child) => (child.type === 'describeBlock' ? testsOf(child) : [child]));

/** As a test is before its first run; circus keeps in it what came of the last. */
function begin(test, mode) {
  Object.assign(test, { mode, errors: [], status: null, invocations: 0, duration: null, startedAt: null });
  Object.assign(test, { retryReasons: [], seenDone: false, unhandledRejectionErrorByPromise: new Map() });
}

/** What a mutant keeps waiting longer is taken for stopped, once the file has passed again without it. */
const PATIENCE_MS = 20_000;

const isOfApi = (file) => /\/api\/(src|test)\//.test(file);

/**
 * A runner of tests for Jest that loads the product once, and then runs any file of tests as often as it is asked to.
 * What a run took into the register of modules is taken out again after it.
 */
export default function keepRuntime(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  const coverage = environment.global.__stryker__;
  const modules = runtime.registries.getActiveCjsRegistry();
  const blocks = new Map();
  let state;
  let current = null;
  let errorListeners;

  const handle = environment.handleTestEvent;
  environment.handleTestEvent = async (event, ofCircus) => {
    state = ofCircus;
    if (
      event.name === 'test_start' &&
      current &&
      (current.failed || current.tests.indexOf(event.test) > current.last)
    ) {
      event.test.mode = 'skip';
    }
    await handle?.call(environment, event, ofCircus);
    if (event.name === 'run_start' && current?.mutant !== undefined) state.testTimeout = PATIENCE_MS;
    if (event.name === 'test_done' && event.test.errors.length > 0 && current) current.failed = true;
    if (event.name === 'test_start' && current) coverage.currentTestId = `${current.tests.indexOf(event.test)}`;
    else if (event.name === 'test_done') coverage.currentTestId = 'hooks';
  };

  /** Reads a file's tests, in the modules that are there. @throws what the file throws */
  function define(file, globals) {
    const root = state.rootDescribeBlock;
    root.children = [];
    state.hasStarted = false;
    state.hasFocusedTests = false;
    state.currentDescribeBlock = root;
    coverage.currentTestId = undefined;
    modules.delete(file);
    runtime.enterTestCode();
    try {
      globals.describe(file, () => {
        runtime.requireModule(file);
      });
    } finally {
      state.currentDescribeBlock = root;
    }
    const [block] = root.children;
    return { block, modes: new Map(testsOf(block).map((test) => [test, test.mode])) };
  }

  const keep = (real, globals) => async (args) => {
    errorListeners = listening();
    async function run({ file, mutant, reload = false, last = Infinity, hitLimit }) {
      if (!reload && !blocks.has(file)) blocks.set(file, define(file, globals));
      const before = new Map(modules);
      Object.assign(coverage, { activeMutant: mutant, hitLimit, hitCount: hitLimit ? 0 : undefined });
      try {
        if (reload) for (const name of before.keys()) if (isOfApi(name)) modules.delete(name);
        const { block, modes } = reload ? define(file, globals) : blocks.get(file);
        for (const [test, mode] of modes) begin(test, mode);
        Object.assign(state, { unhandledErrors: [], unhandledRejectionErrorByPromise: new Map() });
        Object.assign(state.rootDescribeBlock, { children: [block], tests: [] });
        current = { tests: [...modes.keys()], last, mutant, failed: false };
        coverage.currentTestId = 'hooks';
        listenWith(errorListeners);
        const { testResults, testExecError } = await real({ ...args, testPath: file });
        return { testResults, error: testExecError?.stack, hitCount: coverage.hitCount };
      } finally {
        current = null;
        coverage.activeMutant = undefined;
        runtime.restoreAllMocks();
        modules.clear();
        for (const [name, module] of before) modules.set(name, module);
      }
    }
    giveKeptRuntime({ run, coverage });
    // until the process is ended
    return new Promise(() => undefined);
  };

  const own = {
    requireModule: (file) => (file === testPath ? undefined : runtime.requireModule(file)),
    requireInternalModule(file) {
      const framework = runtime.requireInternalModule(file);
      const globals = {};
      return {
        ...framework,
        initialize: async (settings) => {
          const initialized = await framework.initialize(settings);
          Object.assign(globals, initialized.globals);
          return initialized;
        },
        runAndTransformResultsToJestFormat: keep(framework.runAndTransformResultsToJestFormat, globals),
      };
    },
  };
  const ours = new Proxy(runtime, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return own[name];
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return circus.default(globalConfig, config, environment, ours, testPath, sendMessageToJest);
}
