import { CONFIG_BLOCK, type RuntimeConfig } from '../../contract/runtime-config';

/** Built files, as the edge serves them, and the worker at the root. */
const PUBLISHED = /^\/(?:(?:assets|remotes)\/.+|service-worker)\.js$/;
/** Leaflet asks by it, once as it loads, whether the browser draws SVG. */
const EMPTY_DRAWING = '<svg/>';

/** Trusted Types (W3C) as far as they are used here; TypeScript does not know them. */
interface TrustedTypePolicies {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/** Reads from the page's configuration the other prefixes that code may be loaded from; each ends with a slash. */
function otherSources(): readonly string[] {
  const block = document.getElementById(CONFIG_BLOCK)?.textContent;
  return (block && (JSON.parse(block) as Partial<RuntimeConfig>).scripts) || [];
}

/** zod otherwise asks, by evaluating a text, whether it may make code of schemas: every copy of it in the page reads this. */
function keepZodFromEvaluating(): void {
  const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  (scope.__zod_globalConfig ??= {}).jitless = true;
}

/**
 * Makes the page's only policy of Trusted Types, by which every string is judged that reaches a place where it could run. Null refuses it: the
 * browser throws a TypeError and reports a violation. Addresses of code are those of published files and those that the edge named; text that
 * becomes HTML begins no element; text that becomes code is always refused. A browser that does not know Trusted Types gets none.
 */
export function trustScripts(): void {
  keepZodFromEvaluating();
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  const others = otherSources();
  trustedTypes?.createPolicy('default', {
    // without `<` there is only text: style sheets, which antd writes so, stay style sheets
    createHTML: (text) => (text.includes('<') && text !== EMPTY_DRAWING ? null : text),
    createScriptURL: (address) => {
      const { href, origin, pathname } = new URL(address, location.origin);
      const isOwn = origin === location.origin && PUBLISHED.test(pathname);
      return isOwn || others.some((source) => href.startsWith(source)) ? href : null;
    },
  });
}
