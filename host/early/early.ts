import { beginEarly } from './begin-early';
import { drawLastScreen } from './last-screen/draw-last-screen';

// The page's first script: while the others load, it requests for the last user what the page read first last time, and
// draws what that user last saw here. The product requests later whatever is missing.
const { dataset } = document.currentScript as HTMLScriptElement;
const { api = '', identity = '', emulated } = dataset;
try {
  globalThis.__pignonEarly = beginEarly({ api, identity, emulated: emulated !== undefined });
  if (globalThis.__pignonEarly) drawLastScreen(globalThis.__pignonEarly.uid);
} catch {
  // a browser that refuses storage
}
