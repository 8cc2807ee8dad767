import { beginEarly } from './begin-early';

// The page's first script: while the others load, it requests for the last user what the page read first last time. The
// product requests later whatever is missing.
const { dataset } = document.currentScript as HTMLScriptElement;
const { api = '', identity = '', emulated } = dataset;
try {
  globalThis.__pignonEarly = beginEarly({ api, identity, emulated: emulated !== undefined });
} catch {
  // a browser that refuses storage
}
