import { beginEarly } from './begin-early';
import { drawLastScreen } from './last-screen/draw-last-screen';

// The page's first script. For a returning user, it requests the first calls of the last visit and draws the last
// screen while the other scripts load. The product requests whatever is missing.
const { dataset } = document.currentScript as HTMLScriptElement;
const { api = '', identity = '', emulated } = dataset;
try {
  globalThis.__pignonEarly = beginEarly({ api, identity, emulated: emulated !== undefined });
  if (globalThis.__pignonEarly) drawLastScreen(globalThis.__pignonEarly.uid);
} catch {
  // a browser that refuses storage
}
