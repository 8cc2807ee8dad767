import { beginEarly } from './begin-early';

// The page's first script: while the others are on their way, it asks in the name of who was signed in for what the page
// began with last time. What it cannot find or read, the product asks for itself, later.
const { dataset } = document.currentScript as HTMLScriptElement;
const { api = '', identity = '', emulated } = dataset;
try {
  globalThis.__pignonEarly = beginEarly({ api, identity, emulated: emulated !== undefined });
} catch {
  // a browser that refuses storage
}
