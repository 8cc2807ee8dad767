import { CONFIG_BLOCK, type RuntimeConfig } from '../../contract/runtime-config';

/** Built files, as the edge serves them, and the worker at the root. */
const PUBLISHED_SCRIPT = /^\/(?:(?:assets|remotes)\/.+|service-worker)\.js$/;
/** Leaflet writes this once at load, to detect SVG support. */
const EMPTY_SVG = '<svg/>';

/** Trusted Types (W3C) as used here; TypeScript has no types for them. */
interface TrustedTypePolicies {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null },
  ) => unknown;
}

/** Further URL prefixes for code from the page's configuration; each ends with a slash. */
function allowedPrefixes(): readonly string[] {
  const block = document.getElementById(CONFIG_BLOCK)?.textContent;
  return (block && (JSON.parse(block) as Partial<RuntimeConfig>).scripts) || [];
}

/** Stops every copy of zod from testing `eval`, which violates the content policy. */
function keepZodFromEvaluating(): void {
  const scope = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  (scope.__zod_globalConfig ??= {}).jitless = true;
}

/**
 * Installs the page's default Trusted Types policy, which checks every string that could run. Null refuses: the browser
 * throws a TypeError and reports a violation. Script URLs must be published files or allowed by the edge; HTML must
 * contain no element; code strings are always refused. Does nothing in browsers without Trusted Types.
 */
export function trustScripts(): void {
  keepZodFromEvaluating();
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
  const extraPrefixes = allowedPrefixes();
  trustedTypes?.createPolicy('default', {
    // text without `<` is safe; antd writes its style sheets this way
    createHTML: (text) => (text.includes('<') && text !== EMPTY_SVG ? null : text),
    createScriptURL: (address) => {
      const { href, origin, pathname } = new URL(address, location.origin);
      const isOwn = origin === location.origin && PUBLISHED_SCRIPT.test(pathname);
      return isOwn || extraPrefixes.some((source) => href.startsWith(source)) ? href : null;
    },
  });
}
