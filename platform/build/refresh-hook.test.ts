import type { FunctionComponent } from 'react';

interface RefreshRuntime {
  injectIntoGlobalHook: (scope: typeof globalThis) => void;
  register: (component: FunctionComponent, name: string) => void;
  performReactRefresh: () => unknown;
}

/** A refresh runtime of its own, as each remote contains one. */
function runtimeOfRemote(): RefreshRuntime {
  let runtime: RefreshRuntime | undefined;
  jest.isolateModules(() => {
    runtime = jest.requireActual<RefreshRuntime>('react-refresh/runtime');
  });
  if (!runtime) throw new Error('react-refresh is not installed');
  return runtime;
}

test('a remote that loads after React swaps a changed component, which keeps its state', async () => {
  // React must come after the hook, as in a page
  jest.resetModules();
  jest.requireActual('./refresh-hook.js');
  const { createElement, useState } = await import('react');
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const runtime = runtimeOfRemote();
  runtime.injectIntoGlobalHook(globalThis);
  const shows = (word: string): FunctionComponent => {
    const Counter = () => {
      const [count, setCount] = useState(0);
      return createElement('button', { onClick: () => setCount(count + 1) }, `${word} ${count}`);
    };
    return Counter;
  };
  const before = shows('before');
  runtime.register(before, 'demo/shown');
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(createElement(before)));
  flushSync(() => place.querySelector('button')?.click());
  expect(place.textContent).toBe('before 1');
  runtime.register(shows('after'), 'demo/shown');
  runtime.performReactRefresh();
  expect(place.textContent).toBe('after 1');
});
