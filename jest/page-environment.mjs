import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import { acceptErrorsOfNode } from './errors-of-node.mjs';

/* Globals that browsers and Node have and jsdom lacks. Bytes and streams must be of one realm. */
const OF_NODE = [
  'ArrayBuffer',
  'CompressionStream',
  'DecompressionStream',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'Headers',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TransformStream',
  'Uint8Array',
  'WritableStream',
  'crypto',
  'fetch',
  'performance',
  'structuredClone',
];

/*
 * jsdom computes twelve inherited and resolved colors for each element whose style is asked for, which is each element
 * that a query by role meets. No test looks at a color; a color that the element itself declares is still there.
 */
const ofJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { propertiesWithResolvedValueImplemented: resolved } = ofJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (resolved[name].computedValue === 'computed-color') delete resolved[name];

/** Node's BroadcastChannel; an open one would keep the test process alive, so all are closed with the page. */
function channels() {
  const open = [];
  class PageMessageChannel extends MessageChannel {
    constructor() {
      super();
      open.push(this.port1, this.port2);
    }
  }
  class PageBroadcastChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      open.push(this);
    }
  }
  return {
    MessageChannel: PageMessageChannel,
    BroadcastChannel: PageBroadcastChannel,
    close: () => open.forEach((each) => each.close()),
  };
}

/** A jsdom page with the web APIs of Node. */
export default class PageTestEnvironment extends TestEnvironment {
  #channels = channels();

  async setup() {
    await super.setup();
    const { MessageChannel, BroadcastChannel } = this.#channels;
    const given = { MessageChannel, BroadcastChannel };
    for (const name of OF_NODE) given[name] = globalThis[name];
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
    }
    acceptErrorsOfNode(this.global);
  }

  async teardown() {
    await super.teardown();
    this.#channels.close();
  }
}
