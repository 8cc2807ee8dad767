// Part of the host in development only, before React: lets a remote's changed components be swapped in place.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(globalThis);
