import { beginEarly } from './begin-early';
import { drawLastScreen } from './last-screen/draw-last-screen';

/** Requests a script before the code that needs it runs. */
function preloadScript(href: string, integrity = ''): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href });
  document.head.append(link);
}

// The page's first script. It tells whether somebody is signed in; for a returning user, it requests the first calls of
// the last visit and draws the last screen while the other scripts load. The product requests whatever is missing.
const { dataset } = document.currentScript as HTMLScriptElement;
const { api = '', identity = '', emulated, service, serviceIntegrity } = dataset;
try {
  const earlySession = beginEarly({ api, identity, emulated: emulated !== undefined });
  globalThis.__pignonEarly = earlySession;
  if (earlySession?.uid) drawLastScreen(earlySession.uid);
} catch {
  // a browser that refuses storage
}
if (!globalThis.__pignonEarly && service) preloadScript(service, serviceIntegrity);
