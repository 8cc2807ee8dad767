// Part of the host in development only, before React: lets a remote's changed components be swapped in place.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(globalThis);

// A remote has a refresh runtime of its own, which learns from `renderers` which React is there already. The extension
// React DevTools fills it; the hook that stands in where a browser lacks the extension does not.
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
